import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { finder, INDEX } from '../../src/lib/page-index.ts';
import { routes } from '../../src/site/routes.ts';
import type { Route } from '../../src/site/routes.ts';
import { htmlOf, paths } from './documents.ts';

const find = await finder(readFileSync(`dist${INDEX}`, 'utf8'));
const listed = (routes as readonly Route[])
  .filter(({ unlisted }) => !unlisted)
  .filter(({ path }) => path !== '/');

it('the index takes at most 60 kB, and no page asks for it by itself', () => {
  expect(statSync(`dist${INDEX}.br`).size).toBeLessThanOrEqual(60_000);
  for (const path of paths) expect(htmlOf(path)).not.toContain(INDEX);
});

it('each page is among the first three that its own name finds', () => {
  const pagesOf = (query: string) => find(query).map(({ to }) => to.replace(/#.*/, ''));
  const lost = listed.filter(({ path, label }) => !pagesOf(label).slice(0, 3).includes(path));
  expect(lost.map(({ label }) => label)).toEqual([]);
});

it('leads to places that are there', () => {
  const places = [...new Set(listed.flatMap(({ label }) => find(label).map(({ to }) => to)))];
  const anchors = places.filter((to) => to.includes('#'));
  expect(anchors.length).toBeGreaterThan(5);
  expect(anchors.filter((to) => !htmlOf(to)?.includes(` id="${to.replace(/.*#/, '')}"`))).toEqual([]);
});

it('denies what no page has', () => {
  expect(find('zebra')).toEqual([]);
});
