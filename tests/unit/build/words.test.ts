import { afterEach, expect, it } from 'vitest';
import { findWordErrors } from '../../../build/words/compare-words.ts';
import { readWords } from '../../../build/words/read-words.ts';
import { findUnusedKeys } from '../../../build/words/unused-words.ts';
import { readSources } from '../../../build/theme-checks/style-sheets.ts';
import { acceptTexts, findStaleTexts } from '../../../build/words/stale-words.ts';
import { createFolder } from '../temporary-folder.ts';

/* The tests use small folders of words, in English and in a language xx. */

const { root, write: writeFile, clear } = createFolder();
afterEach(clear);

function write(language: string, files: Readonly<Record<string, unknown>>) {
  for (const [name, words] of Object.entries(files))
    writeFile(`src/words/${language}/${name}.json`, JSON.stringify(words));
}
const errors = () => findWordErrors('xx', readWords('en', root), readWords('xx', root));
const file = 'src/words/xx/site.json';

it('the check of words reports missing and additional keys and files', () => {
  const rows = { about: { label: 'About', title: 'About us' }, fees: { label: 'Fees', title: 'Fees' } };
  const search = 'search/synonyms';
  write('en', { site: { home: 'Home', all: 'All' }, forms: {}, 'page-names': rows, 'pages/fees': {}, [search]: { loan: 'a' } });
  write('xx', { site: { home: 'Ghar', old: 'Old' }, 'page-names': { about: { label: 'A' } }, 'pages/old': {}, [search]: { karz: 'b 7' } });
  expect(errors().toSorted()).toEqual([
    'src/words/xx/forms.json is missing',
    'src/words/xx/page-names.json: about.title is missing (“About us”)',
    'src/words/xx/pages/old.json has no English file src/words/en/pages/old.json',
    `${file}: all is missing (“All”)`,
    `${file}: old is not in src/words/en/site.json`,
  ]);
}); // oxfmt-ignore

it.each([
  ['Call {firm}', 'Call karein', 'lacks the placeholder {firm}'],
  ['Call', 'Call {firm}', 'has the placeholder {firm}'],
  ['See [terms](/terms).', 'Dekhein.', 'lacks the link /terms'],
  ['**Fee:** in writing', 'Fees: likhit', 'lacks the emphasis **…**'],
  ['[श्री]{hi} Rao', 'Rao', 'lacks the part in another language […]{hi}'],
  ['up to 90%', '80% tak', 'lacks the figure 90%'],
  ['₹5 lakh', '₹5 करोड़', 'lacks the figure 5lakh'],
  ['2.5 million', '20 लाख', 'lacks the figure 25lakh'],
])('the check of words reports that %j with the translation %j %s', (english, other, message) => {
  write('en', { site: { row: { text: english } } });
  write('xx', { site: { row: { text: other } } });
  expect(errors().join('\n')).toContain(`${file}: row.text ${message}`);
});

it('outdated texts are listed until their file is accepted', () => {
  const stale = () => findStaleTexts('xx', root).map(({ name, key }) => `${name} ${key}`);
  write('en', { nri: { title: 'NRI guide', intro: 'For you' }, site: { home: 'Home' } });
  write('xx', { nri: { title: 'NRI gaaid', intro: 'Aapke liye', end: 'Alvida' }, site: { home: 'Ghar' } });
  acceptTexts('xx', [], root);
  write('en', { nri: { title: 'Guide for NRIs', intro: 'For you', end: 'Bye' }, site: { home: 'Start' } });
  expect(stale().toSorted()).toEqual(['nri end', 'nri title', 'site home']);
  acceptTexts('xx', ['nri'], root);
  expect(stale()).toEqual(['site home']);
});

it('src/words has no unused keys', () => {
  expect(findUnusedKeys(readSources('.ts', '.tsx'))).toEqual([]);
});
