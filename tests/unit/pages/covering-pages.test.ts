import { expect, it } from 'vitest';
import { routes } from '../../../src/site/routes.ts';
import { allPages, coveringPages, uncoveredParts } from '../../pages/covering-pages.ts';

it('contains every section, widget and form in the pages that are checked on each change', () => {
  expect(uncoveredParts()).toEqual([]);
  expect(coveringPages.length).toBeLessThan(allPages.length);
});

it('lists every page of the route table for the nightly run', () => {
  expect(allPages).toEqual(expect.arrayContaining(routes.map(({ path }) => path)));
});
