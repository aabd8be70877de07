import { expect, it } from 'vitest';
import { createSearchIndex } from '../../../src/search/build-index.ts';
import { parse } from '../../../src/lib/html-tree.ts';
import { createPageFinder, serializeIndex } from '../../../src/search/page-index.ts';
import type { IndexedSection } from '../../../src/search/page-index.ts';

/** Returns long words that no other article has, so that they fill the size limit of the index. */
const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    ((seed * 7919 + i * 104_729) % 999_983).toString(36).padStart(40, 'x'),
  ).join(' ');
const article = (path: string, label: string, html: string) => ({
  page: { path: `/articles/${path}` as const, label },
  document: parse(`<main><h1>${label}</h1>${html}</main>`),
});
const articles = (length: number, count: number) =>
  Array.from({ length }, (_, n) =>
    article(
      `a-${n}`,
      `Article ${n}`,
      `<p>${words(n, count)}</p><h2 id="s">Heading${n}</h2><p>${words(n + 0.5, count)} last${n}</p>`,
    ),
  );

it.each([
  ['the last word of a section, if there are few articles', 3, 80, 'last2', '/articles/a-2#s'],
  ['no last word of a section, if there are many articles', 20, 320, 'last2', undefined],
  ['the first words of a section, if there are many articles', 20, 320, 'heading2', '/articles/a-2#s'],
])('the index contains %s', async (_, length, count, query, url) => {
  const find = await createPageFinder(createSearchIndex(articles(length, count)));
  expect(find(query)[0]?.to).toBe(url);
});

it('the index of a long article contains its last word', async () => {
  const html = `<p>${`${words(1, 50)} `.repeat(300)}</p><h2 id="end">End</h2><p>${words(1, 70)} omega</p>`;
  const find = await createPageFinder(createSearchIndex([article('long', 'Long', html)]));
  expect([find('omega')[0]?.to, find.absentWords('zebra')]).toEqual(['/articles/long', ['zebra']]);
});

it('an index that lacks words of articles names no words as absent', async () => {
  const find = await createPageFinder(createSearchIndex(articles(20, 320)));
  expect([find.isShortened, find.absentWords('zebra last2')]).toEqual([true, []]);
});

it.each([
  [true, []],
  [false, ['guava']],
])('if the index is shortened: %s, an article lacks the words %j', async (isShortened, missingWords) => {
  const parts = ['mango', 'guava'].map((words, id) => ({
    id,
    to: `/articles/a-${id}`,
    label: `Article ${id}`,
    heads: '',
    words,
  }));
  const find = await createPageFinder(serializeIndex(parts as IndexedSection[], isShortened));
  expect(find('mango guava')[0]).toMatchObject({ to: '/articles/a-0', missingWords });
});

it('a short word is corrected only to words with the same consonants', async () => {
  const html = '<p>Home loan, loan, line of credit, PAN card and cash.</p>';
  const find = await createPageFinder(createSearchIndex([article('loans', 'Loans', html)]));
  const corrected = ['home lone', 'hoem laon', 'crad', 'pune', 'bmw', 'lan', 'line'].map((query) => [
    query,
    find.suggest(query),
  ]);
  expect(Object.fromEntries(corrected)).toEqual({
    'home lone': 'home loan',
    'hoem laon': 'home loan',
    crad: 'card',
  });
});

it('the complete name of a page finds the start of the page', async () => {
  const name = 'Visits at Home';
  const html = `<p>${words(1, 60)}</p><h2 id="about">About ${name}</h2><p>Home visits.</p>`;
  const find = await createPageFinder(createSearchIndex([article('visits', name, html)]));
  expect(find(name)[0]?.to).toBe('/articles/visits');
  expect(find('about a home visit')[0]?.to).toBe('/articles/visits#about');
});

it('a number of days in a query is ignored', async () => {
  const find = await createPageFinder(
    createSearchIndex([
      article('late', 'Overdue Invoices', '<p>An invoice is overdue after 45 days.</p>'),
      article('home', 'Home', '<p>In 70 cities. Invoice, days.</p><p>Overdue.</p>'),
      article('form', 'Forms', '<p>Form 16</p>'),
      article('other', 'Other', '<p>Form 15</p>'),
    ]),
  );
  const found = (query: string) => find(query).map(({ label }) => label);
  expect(found('invoice overdue 70 days')[0]).toBe('Overdue Invoices');
  expect(found('form 16')).toEqual(['Forms']);
});
