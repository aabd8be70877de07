import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isTranslated } from '../../../src/site/languages.ts';
import { match, pageSource, serviceGroups, breadcrumbTrail } from '../../../src/site/page-info.ts';
import { notFound, redirects, routes } from '../../../src/site/routes.ts';
import type { Route } from '../../../src/site/routes.ts';

describe('the route table', () => {
  it('has a page file for every row, and a row for every page file', () => {
    const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
      .map((name) => `src/pages/${name}`)
      .filter((name) => name.endsWith('.tsx') && !isTranslated(name));
    expect(files.toSorted(), 'files of src/pages (received) and rows (expected)').toEqual(
      [...routes, notFound].map(({ path }) => pageSource(path)).toSorted(),
    );
  });

  it('gives every row its own label, which is a link text (SC 2.4.4)', () => {
    const labels = routes.map((row) => row.label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('gives every service a group of the menu and its own rosette, and has no empty group', () => {
    expect(serviceGroups.filter(({ services }) => services.length === 0)).toEqual([]);
    const services = serviceGroups.flatMap((group) => group.services);
    expect(services).toHaveLength((routes as readonly Route[]).filter(({ group }) => group).length);
    const rosettes = services.map(({ rosette }) => rosette);
    expect(
      rosettes.filter((name, at) => rosettes.indexOf(name) !== at),
      'a rosette that two services share: draw another in src/site/rosettes.ts',
    ).toEqual([]);
  });

  it('redirects only to pages that exist', () => {
    for (const target of Object.values(redirects)) expect(match(target)).toBeDefined();
  });
});

describe('functions of the route table', () => {
  it('finds a row by its exact path only', () => {
    for (const { path } of routes) {
      expect(match(path)?.path).toBe(path);
      for (const inexactPath of [`${path}/`, `${path}x`, `${path}.html`, `/${path}`])
        expect(match(inexactPath)).toBeUndefined();
    }
    const small = routes.map(({ path }) => path).filter((path) => path !== path.toUpperCase());
    expect(small.filter((path) => match(path.toUpperCase()))).toEqual([]);
  });

  it('returns a trail from Home over the parents to the page', () => {
    for (const row of routes as readonly Route[]) {
      const way = breadcrumbTrail(row.path);
      expect(way[0]?.path).toBe('/');
      expect(way.at(-1)).toBe(row);
      expect(way.slice(1).map(({ parent }) => parent)).toEqual(way.slice(0, -1).map(({ path }) => path));
    }
  });
});
