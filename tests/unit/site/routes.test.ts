import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markOf, match, pageSource, serviceGroups, trail } from '../../../src/site/derive.ts';
import { menu } from '../../../src/site/menu.ts';
import { pageMarks } from '../../../src/site/page-marks.ts';
import { notFound, redirects, routes } from '../../../src/site/routes.ts';
import type { Route } from '../../../src/site/routes.ts';

describe('the route table', () => {
  it('has a page file for every row, and a row for every page file', () => {
    const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `src/pages/${name}`);
    expect(files.toSorted(), 'files of src/pages (received) and rows (expected)').toEqual(
      [...routes, notFound].map(({ path }) => pageSource(path)).toSorted(),
    );
  });

  it('is where a page asks for its path, which its own file does not name', () => {
    const naming = routes.filter(({ path }) => {
      const text = readFileSync(pageSource(path), 'utf8');
      return path !== '/' && new RegExp(`(['"])${path}[#?'"]`).test(text);
    });
    expect(naming.map(({ path }) => path)).toEqual([]);
  });

  it('gives every row its own label, since labels are link texts (SC 2.4.4)', () => {
    const labels = routes.map((row) => row.label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('gives every service a group of the menu and a rosette of its own, and no group is empty', () => {
    expect(serviceGroups.filter(({ services }) => services.length === 0)).toEqual([]);
    const services = serviceGroups.flatMap((group) => group.services);
    expect(services).toHaveLength((routes as readonly Route[]).filter(({ group }) => group).length);
    const rosettes = services.map(({ rosette }) => rosette);
    expect(
      rosettes.filter((name, at) => rosettes.indexOf(name) !== at),
      'a rosette that two services share: draw another in src/site/rosettes.ts',
    ).toEqual([]);
  });

  it('gives no two neighbours of the services menu one denomination', () => {
    const services = serviceGroups.flatMap((group) => group.services);
    const shared = (pairs: (readonly (Route | undefined)[])[]) =>
      pairs.filter(([one, other]) => other && one?.denomination === other.denomination);
    expect(shared(services.map((row, i) => [row, services[i + 1]])), 'one after another').toEqual([]);
    expect(
      shared(
        serviceGroups.flatMap(({ services: column }, g) =>
          column.map((row, i) => [row, serviceGroups[g + 1]?.services[i]]),
        ),
      ),
      'side by side',
    ).toEqual([]);
  });

  it('gives each page that is about no service, Home apart, a mark that no other page has', () => {
    const marks = (routes as readonly Route[])
      .filter(({ rosette }) => !rosette)
      .flatMap((row) => markOf(row) ?? []);
    expect(
      marks.filter((mark) => !(mark in pageMarks)),
      'not in site/page-marks.ts',
    ).toEqual([]);
    expect(new Set(marks).size).toBe(marks.length);
    const drawn = Object.values(pageMarks).map(({ layers }) => JSON.stringify(layers));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('redirects only to pages that exist', () => {
    for (const target of Object.values(redirects)) expect(match(target)).toBeDefined();
  });
});

describe('what is derived from the table', () => {
  it('finds a row by its path alone, and by no other spelling', () => {
    for (const { path } of routes) {
      expect(match(path)?.path).toBe(path);
      for (const other of [`${path}/`, `${path}x`, `${path}.html`, `/${path}`])
        expect(match(other)).toBeUndefined();
    }
    const small = routes.map(({ path }) => path).filter((path) => path !== path.toUpperCase());
    expect(small.filter((path) => match(path.toUpperCase()))).toEqual([]);
  });

  it('starts every trail at Home, and ends it at the page by way of its parents', () => {
    for (const row of routes as readonly Route[]) {
      const way = trail(row.path);
      expect(way[0]?.path).toBe('/');
      expect(way.at(-1)).toBe(row);
      expect(way.slice(1).map(({ parent }) => parent)).toEqual(way.slice(0, -1).map(({ path }) => path));
    }
  });

  it('leads from the navigation bar to pages of the table, each by a name of its own', () => {
    const paths = menu.flatMap((item) =>
      'path' in item ? [item.path] : 'pages' in item ? item.pages.map(({ path }) => path) : [],
    );
    for (const path of paths) expect(match(path)?.path).toBe(path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(menu.map(({ label }) => label)).size).toBe(menu.length);
  });
});
