import { expect, it } from 'vitest';
import { article, errorsIn, read, template } from './folder.ts';

/** Bodies of articles with one error each, with the line number of the error and a pattern for its message. */
const bodies: Record<string, [string, number, RegExp]> = { 'a heading of level 1': ['Words.\n\n# Title', 11, /the front matter has the title. Write ##/],
  'a skipped level': ['Words.\n\n### Deep', 11, /follows one of level 1. Write ##/],
  'a level below the third': ['Words.\n\n## A\n\n### B\n\n#### C', 15, /two levels, ## and ###/],
  'a heading twice': ['Words.\n\n## Cost\n\nWords.\n\n## Cost', 15, /Two headings have the text “Cost”. Change one/],
  'a heading at the beginning': ['## Cost\n\nWords.', 9, /starts with a heading/],
  'a link to no page': ['See\n[this](/servces/wealth).', 10, /\/servces\/wealth leads to no page. Write a path from/],
  'a link to no heading': ['See [this](#cost).\n\n## Costs', 9, /#cost has no matching heading. Use one of: #costs/],
  'a link to a foreign page without TLS': ['See [this](http://a.example).', 9, /start with \/ \(a page of this site\) or https/],
  'a link without words': ['See [](/contact).', 9, /has no text. Write what it leads to/],
  'a link in a table': ['Table: T\n\n| A | B |\n| - | - |\n| a | b |\n| c | [d](/nowhere) |', 14, /leads to no page/],
  'a picture without text': ['Words.\n\n![](/favicon.svg)', 11, /has no alternative text. Write what it shows/],
  'a picture that is not there': ['Words.\n\n![A plan](/plan.png)', 11, /no readable picture at public\/plan.png/],
  'a picture in a line': ['Words ![A plan](/plan.png) here.', 9, /needs its own paragraph/],
  'a table without a name': ['Words.\n\n| A | B |\n| - | - |\n| a | b |', 11, /Write a line “Table: what it shows” above/],
  'a figure without a number': ['Words.\n\nFigure: ten per cent | a year', 11, /Write “Figure: 10% \| what it is”/],
  'a drawing that does not exist': ['Words.\n\nDrawing: a-ship', 11, /Write “Drawing:” and one of export-flow, /],
  'a name without a table': ['Table: T\n\nWords.', 9, /names the next table, but no table follows/],
  'HTML': ['Words.\n\n<div>x</div>', 11, /HTML is not supported/],
  'HTML in a line': ['Words <b>x</b>.', 9, /HTML is not supported/],
  'code': ['Words.\n\n```\nx\n```', 11, /Code blocks .* not supported/],
  'a rule': ['Words.\n\n---\n\nMore.', 11, /Start a new section/],
  'an entity': ['Words&nbsp;here.', 9, /&nbsp; is an HTML entity/],
  'an article without words': ['', 9, /The article has no text/],
}; // oxfmt-ignore

it.each(Object.entries(bodies))('the build reports %s with line and fix', async (_, [body, line, words]) => {
  const [first] = await errorsIn(article(body));
  expect(first).toMatch(new RegExp(`^:${line}: `));
  expect(first).toMatch(words);
});

it.each<[Parameters<typeof article>[1], number, RegExp]>([
  [{ title: undefined }, 1, /title: It is missing/],
  [{ title: 'A'.repeat(42) }, 2, /title: It has 42 characters. Write 10 to 41/],
  [{ summary: 'Short.' }, 3, /summary: It has 6 characters. Write 70 to 160/],
  [{ date: '2026-02-30' }, 4, /date: This date does not exist. Write a date such as 2026-01-12/],
  [{ author: '""' }, 5, /author: Write the author’s name/],
  [{ services: '\n  - /services/nothing' }, 7, /no such service. Write paths from/],
  [{ services: '/services/one' }, 6, /services: Write a list/],
  [{ tags: 'loans' }, 8, /tags: unknown key/],
  [{ summary: 'One bill: its cost' }, 3, /Put text that contains a colon in quotes/],
])('the build reports an error in the front matter %o, line %i, with a fix', async (lines, line, words) => {
  const [first] = await errorsIn(article('Words.', lines));
  expect(first).toMatch(new RegExp(`^:${line}: `));
  expect(first).toMatch(words);
});

it('the build reports missing front matter', async () => {
  const [bare] = await errorsIn('Words.');
  expect(bare).toMatch(/^:1: The file has no front matter. Start it with a line ---/);
  const [named] = await errorsIn(article('Words.', { title: 'Quite another title' }), 'My Article.md');
  expect(named).toMatch(/^:1: The file name/);
});

it('the build reports all errors of all articles at once', async () => {
  const one = article('[x](/nowhere)\n\n[y](/none)', { title: 'One of two' });
  const files = { 'one.md': one, 'two.md': article('', { title: 'Two of two' }) };
  await expect(read(files)).rejects.toThrow(/one\.md:9: [^]*one\.md:11: [^]*two\.md:9: /);
});

it('the build reports an article with the same title as another one', async () => {
  const message = /title: src\/articles\/texts\/[\w-]+\.md has the same title/;
  await expect(read({ 'other.md': article() })).rejects.toThrow(message);
});

it('the build reports a link to an article that is not published yet', async () => {
  const later = article('Words.', { title: 'A later article', date: '2026-12-01' });
  const files = { 'later.md': later, [template]: article('See [it](/articles/later).') };
  await expect(read(files)).rejects.toThrow(
    `${template}:9: The link /articles/later leads to an article that is published on 2026-12-01.`,
  );
});
