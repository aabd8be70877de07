import { expect, it } from 'vitest';
import { uncoveredParts } from '../../pages/covering-pages.ts';

it('each section, widget and form is on one of the pages that are tested on each change', () => {
  expect(uncoveredParts()).toEqual([]);
});
