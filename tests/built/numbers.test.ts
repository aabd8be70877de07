// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { articleLists, articlePaths, documentOf, paths } from './documents.ts';

/** A rupee sign followed by a space, or a space between a figure and its per cent sign. */
const misspelled = /.{0,20}(?:₹\s|\d\s%).{0,10}/gu;

it.each([...paths, ...articlePaths, ...articleLists, '/404'])(
  '%s writes numbers as 96%% and ₹10 lakh',
  (path) => {
    const page = documentOf(path);
    const attributes = [
      ...page.querySelectorAll('[content], [aria-label], [aria-valuetext], [title], desc'),
    ].flatMap((element) => [...element.attributes].map(({ value }) => value));
    const words = [page.title, page.body.textContent ?? '', ...attributes].join('\n');
    expect(words.match(misspelled) ?? []).toEqual([]);
  },
);

it('the feed writes numbers as 96% and ₹10 lakh', () => {
  expect(readFileSync('dist/feed.xml', 'utf8').match(misspelled) ?? []).toEqual([]);
});
