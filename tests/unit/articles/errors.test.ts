import { expect, it } from 'vitest';
import { article, read, template } from './folder.ts';

it.each<[string, body: string, message: RegExp]>([
  ['a heading of level 1', 'Words.\n\n# Title', /md:11: .*the front matter has the title. Write ##/],
  ['a skipped level', 'Words.\n\n### Deep', /md:11: .*follows one of level 1. Write ##/],
  ['a heading twice', 'Words.\n\n## Cost\n\nWords.\n\n## Cost', /md:15: Two headings have the text “Cost”/],
  ['a heading at the beginning', '## Cost\n\nWords.', /md:9: .*starts with a heading/],
  ['a link to no page', 'See\n[this](/servces/wealth).', /md:10: .*\/servces\/wealth leads to no page/],
  ['a link to no heading', 'See [this](#cost).\n\n## Costs', /md:9: .*#cost has no matching heading. Use one of: #costs/],
  ['a link to a foreign page without TLS', 'See [this](http://a.example).', /md:9: .*or https/],
  ['a link without words', 'See [](/contact).', /md:9: .*has no text/],
  ['a link in a table', 'Table: T\n\n| A | B |\n| - | - |\n| a | b |\n| c | [d](/nowhere) |', /md:14: .*leads to no page/],
  ['a picture without text', 'Words.\n\n![](/favicon.svg)', /md:11: .*has no alternative text/],
  ['a picture that is not there', 'Words.\n\n![A plan](/plan.png)', /md:11: .*no readable picture/],
  ['a table without a name', 'Words.\n\n| A | B |\n| - | - |\n| a | b |', /md:11: .*Write a line “Table: what it shows”/],
  ['a drawing that does not exist', 'Words.\n\nDrawing: a-ship', /md:11: There is no such drawing/],
  ['HTML', 'Words.\n\n<div>x</div>', /md:11: HTML is not supported/],
  ['HTML in a line', 'Words <b>x</b>.', /md:9: HTML is not supported/],
  ['code', 'Words.\n\n```\nx\n```', /md:11: Code blocks .* not supported/],
  ['an article without words', '', /md:9: The article has no text/],
])('the build reports %s with its line', async (_, body, message) => {
  await expect(read({ [template]: article(body) })).rejects.toThrow(message);
}); // oxfmt-ignore

it.each<[Parameters<typeof article>[1], RegExp]>([
  [{ title: undefined }, /md:1: title: It is missing/],
  [{ title: 'A'.repeat(42) }, /md:2: title: It has 42 characters/],
  [{ date: '2026-02-30' }, /md:4: date: This date does not exist/],
  [{ services: '\n  - /services/nothing' }, /md:7: .*no such service/],
  [{ tags: 'loans' }, /md:8: tags: unknown key/],
  [{ summary: 'One bill: its cost' }, /md:3: .*Put text that contains a colon in quotes/],
])('the build reports an error in the front matter %o', async (lines, message) => {
  await expect(read({ [template]: article('Words.', lines) })).rejects.toThrow(message);
});

it('the build reports all errors of all articles at once', async () => {
  const files = {
    'bare.md': 'Words.',
    'one.md': article('[x](/nowhere)\n\n[y](/none)', { title: 'One of two' }),
    'other.md': article(), // it has the same title as the template
    'my article.md': article('Words.', { title: 'Quite another title' }),
  };
  for (const message of [
    /bare\.md:1: .*no front matter/,
    /one\.md:9: [^]*one\.md:11: /,
    /has the same title/,
    /:1: The file name/,
  ])
    await expect(read(files)).rejects.toThrow(message);
});

it('the build reports a link to an article that is not published yet', async () => {
  const later = article('Words.', { title: 'A later article', date: '2026-12-01' });
  const files = { 'later.md': later, [template]: article('See [it](/articles/later).') };
  await expect(read(files)).rejects.toThrow(
    `${template}:9: The link /articles/later leads to an article that is published on 2026-12-01.`,
  );
});
