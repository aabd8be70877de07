import { expect, it } from 'vitest';
import { countColumns } from '../../../src/components/group-columns.ts';

it('fills every column of the menu with groups, up to four columns', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(countColumns)).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3]);
});
