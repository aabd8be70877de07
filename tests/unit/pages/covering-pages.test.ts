import { expect, it } from 'vitest';
import { routes } from '../../../src/site/routes.ts';
import { allPages, coveringPages } from '../../pages/covering-pages.ts';

it('checks fewer pages on each change than nightly', () => {
  expect(coveringPages.length).toBeLessThan(allPages.length);
});

it('lists every page of the route table for the nightly run', () => {
  expect(allPages).toEqual(expect.arrayContaining(routes.map(({ path }) => path)));
});
