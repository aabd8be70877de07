import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createPageFinder, INDEX_PATH } from '../../src/search/page-index.ts';
import { languages } from '../../src/site/published-languages.ts';
import { routes } from '../../src/site/routes.ts';
import type { Route } from '../../src/site/routes.ts';
import { htmlOf, paths } from './documents.ts';

const find = await createPageFinder(readFileSync(`dist${INDEX_PATH}`, 'utf8'));
const listed = (routes as readonly Route[]).filter(({ path, unlisted }) => !unlisted && path !== '/');

it('the search index of each language has at most 60 kB, and pages do not preload it', () => {
  for (const base of ['', ...languages.map((language) => `/${language}`)])
    expect(statSync(`dist${base}${INDEX_PATH}.br`).size).toBeLessThanOrEqual(60_000);
  for (const path of paths) expect(htmlOf(path)).not.toContain(INDEX_PATH);
});

it('a search for the label of a page lists the page among the first three results', () => {
  const firstOf = (query: string) =>
    find(query)
      .map(({ to }) => to.replace(/#.*/, ''))
      .slice(0, 3);
  expect(listed.filter(({ path, label }) => !firstOf(label).includes(path))).toEqual([]);
});

it('search results link to anchors that exist', () => {
  const targets = listed.flatMap(({ label }) => find(label).map(({ to }) => to));
  const anchors = targets.filter((to) => to.includes('#'));
  expect(anchors.length).toBeGreaterThan(5);
  expect(anchors.filter((to) => !htmlOf(to)?.includes(` id="${to.replace(/.*#/, '')}"`))).toEqual([]);
});
