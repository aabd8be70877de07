import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serviceGroups } from '../../../src/site/page-info.ts';
import { findPageSource } from '../../../src/site/page-source.ts';
import { notFound, routes } from '../../../src/site/routes.ts';
import { services } from '../../../src/site/services.ts';

it('the route table has one row for every page file', () => {
  const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/pages/${name}`)
    .filter((name) => name.endsWith('.tsx'));
  expect(files.toSorted(), 'files of src/pages (received) and rows (expected)').toEqual(
    [...routes, notFound].map(({ path }) => findPageSource(path)).toSorted(),
  );
});

it('every service is in a group of the menu and has its own rosette', () => {
  expect(serviceGroups.filter(({ services }) => services.length === 0)).toEqual([]);
  const rosettes = serviceGroups.flatMap(({ services }) => services.map(({ rosette }) => rosette));
  expect(rosettes).toHaveLength(services.length);
  expect(new Set(rosettes).size, 'draw another rosette in src/site/rosettes.ts').toBe(rosettes.length);
});
