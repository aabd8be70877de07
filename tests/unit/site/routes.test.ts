import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findRoute, serviceGroups, getBreadcrumbTrail } from '../../../src/site/page-info.ts';
import { ONLY_IN_ENGLISH, findPageSource } from '../../../src/site/page-source.ts';
import { notFound, redirects, routes } from '../../../src/site/routes.ts';
import type { Route } from '../../../src/site/routes.ts';

const rows = routes as readonly Route[];

it('the route table has one row for every page file', () => {
  const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/pages/${name}`)
    .filter((name) => name.endsWith('.tsx') && name !== ONLY_IN_ENGLISH);
  expect(files.toSorted(), 'files of src/pages (received) and rows (expected)').toEqual(
    [...routes, notFound].map(({ path }) => findPageSource(path)).toSorted(),
  );
});

it('every service has its own rosette in a group of the menu', () => {
  expect(serviceGroups.filter(({ services }) => services.length === 0)).toEqual([]);
  const rosettes = serviceGroups.flatMap(({ services }) => services.map(({ rosette }) => rosette));
  expect(rosettes).toHaveLength(rows.filter(({ group }) => group).length);
  expect(new Set(rosettes).size, 'draw another rosette in src/site/rosettes.ts').toBe(rosettes.length);
});

it('all redirects lead to pages that exist', () => {
  for (const target of Object.values(redirects)) expect(findRoute(target)).toBeDefined();
});

it('a row is found only by its exact path', () => {
  for (const { path } of rows) {
    expect(findRoute(path)?.path).toBe(path);
    for (const inexact of [`${path}/`, `${path}x`, `${path}.html`, `/${path}`, path.replace(/[a-z]/, 'Z')])
      expect(inexact === path ? undefined : findRoute(inexact)).toBeUndefined();
  }
});

it('the breadcrumb trail goes from Home over the parents to the page', () => {
  for (const row of rows) {
    const trail = getBreadcrumbTrail(row.path);
    expect(trail[0]?.path).toBe('/');
    expect(trail.at(-1)).toBe(row);
    expect(trail.slice(1).map(({ parent }) => parent)).toEqual(trail.slice(0, -1).map(({ path }) => path));
  }
});
