import { expect, it } from 'vitest';
import { searchIndex } from '../../../src/search/build-index.ts';
import { parse } from '../../../src/lib/html-tree.ts';
import { createPageFinder } from '../../../src/search/page-index.ts';

/** Long words that no other article has. */
const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    ((seed * 7919 + i * 104_729) % 999_983).toString(36).padStart(40, 'x'),
  ).join(' ');

const article = (n: number, count: number) => ({
  page: { path: `/articles/a-${n}` as const, label: `Article ${n}` },
  document: parse(
    `<main><h1>Article ${n}</h1><p>${words(n, count)}</p><h2 id="s">Heading${n}</h2><p>${words(n + 0.5, count)} last${n}</p></main>`,
  ),
});

it('contains every word of few articles, and of many only the first of each section', async () => {
  const of = (articles: number, count: number) =>
    createPageFinder(searchIndex(Array.from({ length: articles }, (_, n) => article(n, count))));
  const few = await of(3, 80);
  expect(few('last2')[0]?.to).toBe('/articles/a-2#s');
  const many = await of(20, 320);
  expect(many('last2')).toEqual([]);
  expect(many('heading2')[0]?.to).toBe('/articles/a-2#s');
});

it('finds the start of a page for its complete name, even if a section contains it more often', async () => {
  const name = 'Visits at Home';
  const page = { path: '/articles/visits' as const, label: name };
  const document = parse(
    `<main><h1>${name}</h1><p>${words(1, 60)}</p><h2 id="about">About ${name}</h2><p>Home visits.</p></main>`,
  );
  const find = createPageFinder(searchIndex([{ page, document }]));
  expect((await find)(name)[0]?.to).toBe('/articles/visits');
  expect((await find)('about a home visit')[0]?.to).toBe('/articles/visits#about');
});
