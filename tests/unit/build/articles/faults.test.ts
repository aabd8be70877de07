import { describe, expect, it } from 'vitest';
import { article, faultsOf, read, template } from './folder.ts';

/** Per error: the body, the line number in the message, and words of the message. */
const bodies: Record<string, [string, number, RegExp]> = {
  'a heading of level 1': ['Words.\n\n# Title', 11, /stands in the front matter. Write ##/],
  'a skipped level': ['Words.\n\n### Deep', 11, /stands under one of rank 1. Write ##/],
  'a level below the third': ['Words.\n\n## A\n\n### B\n\n#### C', 15, /two ranks, ## and ###/],
  'a heading twice': ['Words.\n\n## Cost\n\nWords.\n\n## Cost', 15, /Two headings say “Cost”. Write another/],
  'a heading at the beginning': ['## Cost\n\nWords.', 9, /begins with a paragraph/],
  'a link to no page': ['See\n[this](/servces/wealth).', 10, /\/servces\/wealth leads to no page. Pages are the paths/],
  'a link to no heading': ['See [this](#cost).\n\n## Costs', 9, /#cost leads to no heading. There are: #costs/],
  'a link to a foreign page without TLS': ['See [this](http://a.example).', 9, /of this site \(\/contact\) or to https/],
  'a link without words': ['See [](/contact).', 9, /has no words. Write what it leads to/],
  'a link in a table': ['Table: T\n\n| A | B |\n| - | - |\n| a | b |\n| c | [d](/nowhere) |', 14, /leads to no page/],
  'a picture without text': ['Words.\n\n![](/favicon.svg)', 11, /has no text. Write what it shows/],
  'a picture that is not there': ['Words.\n\n![A plan](/plan.png)', 11, /no picture that can be read at public\/plan.png/],
  'a picture in a line': ['Words ![A plan](/plan.png) here.', 9, /paragraph of its own/],
  'a table without a name': ['Words.\n\n| A | B |\n| - | - |\n| a | b |', 11, /Write a line “Table: what it shows” above/],
  'a name without a table': ['Table: T\n\nWords.', 9, /names the table under it, and none follows/],
  'HTML': ['Words.\n\n<div>x</div>', 11, /HTML is not taken over/],
  'HTML in a line': ['Words <b>x</b>.', 9, /HTML is not taken over/],
  'code': ['Words.\n\n```\nx\n```', 11, /Write plain lines/],
  'a rule': ['Words.\n\n---\n\nMore.', 11, /Begin a new section/],
  'an entity': ['Words&nbsp;here.', 9, /&nbsp; is shown as it is written/],
  'no words': ['', 9, /no words yet/],
}; // oxfmt-ignore

it.each(Object.entries(bodies))('reports %s with its line and a fix', async (_, [body, line, words]) => {
  const faults = await faultsOf(article(body));
  expect(faults[0]).toMatch(new RegExp(`^:${line}: `));
  expect(faults[0]).toMatch(words);
});

const heads: Record<string, [Parameters<typeof article>[1], number, RegExp]> = {
  'a missing title': [{ title: undefined }, 1, /title: It is missing/],
  'a title that is too long': [{ title: 'A'.repeat(42) }, 2, /title: It has 42 characters. Write 10 to 41/],
  'a summary that is too short': [{ summary: 'Short.' }, 3, /summary: It has 6 characters. Write 70 to 160/],
  'a day that is none': [{ date: '2026-02-30' }, 4, /date: There is no such day. Write it like 2026-01-12/],
  'no author': [{ author: '""' }, 5, /author: Write who wrote it/],
  'a service that is none': [{ services: '\n  - /services/nothing' }, 7, /no such service. Write paths of/],
  'a service that is no list': [{ services: '/services/one' }, 6, /services: Write a list/],
  'an unknown line': [{ tags: 'loans' }, 8, /tags: nothing is known of it/],
  'a colon in words without quotes': [
    { summary: 'One bill: its cost' },
    3,
    /Words with a colon stand in quotes/,
  ],
};

it.each(Object.entries(heads))('reports %s in the front matter', async (_, [lines, line, words]) => {
  const faults = await faultsOf(article('Words.', lines));
  expect(faults[0]).toMatch(new RegExp(`^:${line}: `));
  expect(faults[0]).toMatch(words);
});

it('reports a file without front matter, and a file name that is not an address', async () => {
  expect((await faultsOf('Words.'))[0]).toMatch(
    /^:1: It has no front matter. Begin the file with a line ---/,
  );
  expect((await faultsOf(article('Words.', { title: 'Quite another title' }), 'My Article.md'))[0]).toMatch(
    /^:1: The file’s name/,
  );
});

it('reports all errors of all articles at once', async () => {
  await expect(
    read({
      'one.md': article('[x](/nowhere)\n\n[y](/none)', { title: 'One of two' }),
      'two.md': article('', { title: 'Two of two' }),
    }),
  ).rejects.toThrow(/one\.md:9: [^]*one\.md:11: [^]*two\.md:9: /);
});

describe('an article among others', () => {
  it('must have a title of its own', async () => {
    await expect(read({ 'other.md': article() })).rejects.toThrow(
      /title: src\/content\/articles\/[\w-]+\.md has the same/,
    );
  });

  it('must not link to an article that is not published yet', async () => {
    const later = article('Words.', { title: 'A later article', date: '2026-12-01' });
    const linking = article('See [it](/articles/later).');
    await expect(read({ 'later.md': later, [template]: linking })).rejects.toThrow(
      `${template}:9: The link /articles/later leads to an article that waits for 2026-12-01.`,
    );
  });
});
