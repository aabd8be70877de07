import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createPageFinder } from '../../../src/search/page-index.ts';
import { hindiQueries } from './hindi-queries.ts';

const file = 'dist/hi/search-index.json';
const find = await createPageFinder(readFileSync(file, 'utf8'));

it('the Hindi index has at most 60 kB', () => {
  expect(statSync(`${file}.br`).size).toBeLessThanOrEqual(60_000);
});

it('finds the expected Hindi page first for 37 of 40 queries', () => {
  const asked = Object.entries(hindiQueries);
  expect(asked.length).toBeGreaterThanOrEqual(80);
  const missed = asked.filter(([query, path]) => find(query)[0]?.to.replace(/#.*/, '') !== path);
  expect(missed.slice(Math.floor((asked.length * 3) / 40))).toEqual([]);
});

it('finds something for every Hindi query', () => {
  expect(Object.keys(hindiQueries).filter((query) => find(query).length === 0)).toEqual([]);
});
