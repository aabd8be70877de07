import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findWordErrors } from '../../../build/words/compare-words.ts';
import { readWords } from '../../../build/words/read-words.ts';
import { findErrorsOfWords, staleNotices } from '../../../build/words/report-words.ts';
import { findUnusedKeys, removeUnusedKeys } from '../../../build/words/unused-words.ts';
import { sourcesOf } from '../../../build/theme-checks/style-sheets.ts';
import { acceptTexts, describeStale, findStaleTexts } from '../../../build/words/stale-words.ts';

/* The tests use small folders of words, in English and in a language xx. */

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(language: string, name: string, words: unknown) {
  const file = join(root, 'src/words', language, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof words === 'string' ? words : JSON.stringify(words));
}
const errors = () => findWordErrors('xx', readWords('en', root), readWords('xx', root));
function compare(english: unknown, other: unknown, name = 'site') {
  write('en', name, english);
  write('xx', name, other);
  return errors();
}
const file = 'src/words/xx/site.json';
const stale = () => findStaleTexts('xx', root).map(({ name, key }) => `${name} ${key}`);

describe('keys', () => {
  const [home, nav] = [{ menu: { home: 'Home' } }, { menu: { home: 'Home', all: 'All' } }];
  const rows = { about: { label: 'About', title: 'About us' }, fees: { label: 'Fees', title: 'Fees' } };

  it.each<[what: string, file: string, english: unknown, other: unknown, errors: string[]]>([
    ['a missing key', 'site', nav, home, [`${file}: menu.all is missing (“All”)`]],
    ['an extra key', 'site', home, nav, [`${file}: menu.all is not in src/words/en/site.json`]],
    ['a missing file', 'site', home, undefined, [`${file} is missing`]],
    ['a page that is only in English', 'pages/fees', home, undefined, []],
    ['a page that is not in English', 'pages/old', undefined, home, ['src/words/xx/pages/old.json has no English file src/words/en/pages/old.json']],
    [
      'a row of a page only in English, and an incomplete row',
      'page-names',
      rows,
      { about: { label: 'Hamare baare mein' } },
      ['src/words/xx/page-names.json: about.title is missing (“About us”)'],
    ],
    ['lists for the search, which differ by language', 'search/synonyms', { loan: 'a' }, { karz: 'b 7' }, []],
  ])('of %s: reports the errors with file and key', (_, name, english, other, expected) => {
    write('en', 'fees', {});
    write('xx', 'fees', {});
    if (english) write('en', name, english);
    if (other) write('xx', name, other);
    expect(errors()).toEqual(expected);
  }); // oxfmt-ignore
});

describe('texts', () => {
  it.each([
    ['Call {firm}', 'Call karein', 'lacks the placeholder {firm}'],
    ['Call', 'Call {firm}', 'has the placeholder {firm}'],
    ['See [terms](/terms).', 'Dekhein.', 'lacks the link /terms'],
    ['**Fee:** in writing', 'Fees: likhit', 'lacks the emphasis **…**'],
    ['[श्री]{hi} Rao', 'Rao', 'lacks the part in another language […]{hi}'],
    ['up to 90%', '80% tak', 'lacks the figure 90%'],
    ['₹5 lakh', '₹5 करोड़', 'lacks the figure 5lakh'],
  ])('%j as %j: %s', (english, other, message) => {
    const found = compare({ row: { text: english } }, { row: { text: other } });
    expect(found.join('\n')).toContain(`${file}: row.text ${message}`);
  });

  it.each([
    ['See [terms](/terms) and [fees](/fees).', '[Fees](/fees), [sharten](/terms).'],
    ['₹5 lakh for 10.5%', '10.5% par ₹5 लाख'],
    ['USD 1 million', '10 लाख USD'],
    ['from 06.00', 'shaam 6 baje'],
    ['[कुछ]{xx} is a word', 'कुछ ek shabd hai'],
    ['Part [one]{en} {two}', '{two} [one]{en}'],
  ])('accepts %j as %j', (english, other) => {
    expect(compare({ text: english }, { text: other })).toEqual([]);
  });

  it('compares a value together with its unit', () => {
    const million = { figures: { limit: { value: '1', unit: 'million' } } };
    expect(compare(million, { figures: { limit: { value: '10', unit: 'लाख' } } })).toEqual([]);
    expect(compare(million, { figures: { limit: { value: '1', unit: 'लाख' } } })).toEqual([
      `${file}: figures.limit.value lacks the figure 10lakh of the English text`,
    ]);
  });
});

describe('files', () => {
  it.each([
    ['{', 'src/words/xx/site.json is not JSON'],
    [{ row: { count: 3 } }, 'src/words/xx/site.json: row.count must be a text'],
  ])('names a file with %j', (words, message) => {
    write('en', 'site', {});
    write('xx', 'site', words);
    expect(findErrorsOfWords(root, ['xx'])).toEqual([expect.stringContaining(message)]);
  });
});

describe('texts that may be out of date', () => {
  beforeEach(() => {
    write('en', 'pages/nri', { title: 'NRI guide', intro: 'For you' });
    write('xx', 'pages/nri', { title: 'NRI gaaid', intro: 'Aapke liye' });
    write('en', 'site', { home: 'Home' });
    write('xx', 'site', { home: 'Ghar' });
    acceptTexts('xx', [], root);
  });

  it('include new texts and texts whose English text has changed', () => {
    write('en', 'pages/nri', { title: 'Guide for NRIs', intro: 'For you', end: 'Bye' });
    write('xx', 'pages/nri', { title: 'NRI gaaid', intro: 'Aap ke liye', end: 'Alvida' });
    expect(stale()).toEqual(['pages/nri title', 'pages/nri end']);
    const [first] = findStaleTexts('xx', root);
    expect(first && describeStale('xx', first)).toBe(
      'src/words/xx/pages/nri.json: title may be out of date. The English text is now: Guide for NRIs',
    );
    expect(staleNotices(root, ['xx'])).toEqual([
      expect.stringMatching(/^src\/words\/xx: 2 texts may be out of date.* npm run words lists them\.$/),
    ]);
    expect(errors()).toEqual([]);
  });

  it('keep the texts of other files when the texts of a file are accepted', () => {
    write('en', 'pages/nri', { title: 'Guide for NRIs', intro: 'For you' });
    write('en', 'site', { home: 'Start' });
    acceptTexts('xx', ['nri'], root);
    expect(stale()).toEqual(['site home']);
    expect(staleNotices(root, ['xx'])).toEqual([expect.stringContaining('src/words/xx: 1 text may be')]);
  });
});

describe('unused keys', () => {
  const page = "import words from '#words/pages/fees.json'; words.banner.title;";

  it('are listed with their file', () => {
    write('en', 'pages/fees', { banner: { title: 'Fees', oldIntro: 'All fees' } });
    expect(findUnusedKeys(new Map([['fees.tsx', page]]), root)).toEqual([
      'src/words/en/pages/fees.json: no module needs banner.oldIntro',
    ]);
  });

  it('exclude keys that a section gets as props, and keys that code reads by a value', () => {
    write('en', 'pages/fees', { banner: { title: 'Fees', intro: 'All fees' } });
    write('en', 'months', { Feb: 'February' });
    const section = 'const Banner = ({ title, intro }) => title + intro;';
    const sources = [page, section].map((text, index) => [`${index}.tsx`, text] as const);
    expect(findUnusedKeys(new Map(sources), root)).toEqual([]);
  });

  it('are removed, with files and objects that become empty', () => {
    write('en', 'pages/fees', { banner: { title: 'Fees', old: 'All' }, table: { head: { title: 'A' } } });
    write('en', 'pages/loans', { title: 'Loans' });
    removeUnusedKeys(new Map([['fees.tsx', page]]), root);
    expect(readWords('en', root)).toEqual(new Map([['pages/fees', new Map([['banner.title', 'Fees']])]]));
  });

  it('do not exist in src/words', () => {
    expect(findUnusedKeys(sourcesOf('.ts', '.tsx'))).toEqual([]);
  });
});
