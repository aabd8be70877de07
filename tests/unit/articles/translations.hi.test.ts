import { expect, it } from 'vitest';
import { modules } from '../../../src/articles/plugin/modules.ts';
import { EXAMPLE_ARTICLE } from '../../../src/site/articles.ts';
import { services } from '../../../src/site/services.ts';
import { article, hindi, read, template } from './folder.ts';

const inHindi = `hi/${template}`;
const other = { 'other.md': article('Words.', { title: 'Another article', date: '2026-01-13' }) };

it('the Hindi list has all articles, translated if possible', async () => {
  const { articles, translated } = await read({ ...other, [inHindi]: hindi() });
  expect(translated.hi).toMatchObject([
    { path: '/articles/other', title: 'Another article', languages: ['en'] },
    {
      path: EXAMPLE_ARTICLE,
      title: 'एनालिस्ट सबसे पहले क्या पूछता है',
      author: 'टीम',
      date: '2026-01-12',
      services: [services[0].path],
      languages: ['en', 'hi'],
    },
  ]);
  expect(articles.map(({ title }) => title)).toEqual(['Another article', 'What a rating analyst asks first']);
  expect(articles.map(({ languages }) => languages)).toEqual([['en'], ['en', 'hi']]);
  const [topic] = services[0].path.split('/').slice(-1);
  const paths = (all: typeof articles, language: 'en' | 'hi') => modules.translated!(all, language);
  expect(paths(translated.hi!, 'hi')).toEqual({ paths: [EXAMPLE_ARTICLE, `/articles/about/${topic}`] });
  expect(paths(articles, 'en')).toEqual({ paths: [] });
});

it('Hindi headings have the ids of the English headings', async () => {
  const files = {
    [template]: article('Words.\n\n## What it costs\n\n### Fees'),
    [inHindi]: hindi('देखें [फ़ीस](#fees)।\n\n## ख़र्च\n\n### फ़ीस'),
  };
  const { translated } = await read(files);
  expect(translated.hi?.[0]?.blocks.slice(1)).toEqual([
    { kind: 'heading', level: 2, id: 'what-it-costs', words: 'ख़र्च' },
    { kind: 'heading', level: 3, id: 'fees', words: 'फ़ीस' },
  ]);
});

it('a Hindi article can contain words of another language', async () => {
  const text = hindi('“[recourse]{en}”, ₹5 लाख।\n\nFigure: 4–8 हफ़्ते | तक');
  const { translated } = await read({ [inHindi]: text });
  expect(translated.hi?.[0]).toMatchObject({
    blocks: [
      { words: ['“', { kind: 'foreign', lang: 'en', words: ['recourse'] }, '”, ₹5\u00A0लाख।'] },
      { kind: 'figure', value: '4', to: '8', unit: 'हफ़्ते', label: 'तक' },
    ],
    words: 6, // the number of words; the 8 of 4–8 is not counted
  });
});

it('the English article is listed until the Hindi article is published', async () => {
  const files = { [inHindi]: hindi('शब्द।', 'date: 2026-12-01\n') };
  const { translated, scheduled } = await read(files, '2026-11-30');
  expect(translated.hi?.[0]?.languages).toEqual(['en']);
  expect(scheduled).toEqual([{ file: `src/articles/texts/${inHindi}`, date: '2026-12-01' }]);
  expect((await read(files, '2026-12-01')).translated.hi?.[0]?.languages).toEqual(['en', 'hi']);
});

it('the build reports a translation that belongs to no article or language', async () => {
  const files = { 'hi/what-a-rating-analyst.md': hindi(), 'xx/a.md': hindi() };
  for (const message of [
    /hi\/what-a-rating-analyst\.md:1: .*no English article src\/articles\/texts\/what-a-rating-analyst\.md/,
    /texts\/xx:1: No language has this code/,
  ])
    await expect(read(files)).rejects.toThrow(message);
});

it.each<[string, string, string, RegExp]>([
  ['an additional heading', 'Words.', hindi('शब्द।\n\n## ख़र्च'), /md:8: The English article has no heading here/],
  ['a heading of a different level', 'Words.\n\n## A\n\n## B', hindi('शब्द।\n\n## क\n\n### ख'), /md:10: .*the heading “## B” here/],
  ['a missing heading', 'Words.\n\n## A', hindi('शब्द।'), /headings of the English article are missing: “## A”/],
  ['a service that the English article does not list', 'Words.', hindi('शब्द।', `services:\n  - ${services[1].path}\n`), /services: The English article has others/],
  ['a link to a page that does not exist', 'Words.', hindi('[पेज](/nowhere)'), /md:6: The link \/nowhere leads to no page/],
])('the build reports %s in a translation', async (_, english, text, message) => {
  await expect(read({ [template]: article(english), [inHindi]: text })).rejects.toThrow(message);
}); // oxfmt-ignore
