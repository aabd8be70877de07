import { expect, it } from 'vitest';
import { routes } from '../../../src/site/routes.ts';
import { chosenFor, combinations, meetsEveryPair, nameOf } from '../../visits/combinations.ts';

it('over 36 pages or more every size is met in every look, and both with every way of script', () => {
  expect(combinations).toHaveLength(60);
  expect(meetsEveryPair(chosenFor(Math.max(routes.length + 1, 36)))).toBe(true);
  expect(meetsEveryPair(chosenFor(10))).toBe(false);
});

it('a page is met in the same way each time, and none in the usual one twice', () => {
  const names = chosenFor(59).map(nameOf);
  expect(new Set(names).size).toBe(59);
  expect(names).not.toContain(nameOf(combinations[0]!));
  expect(chosenFor(29).map(nameOf)).toEqual(names.slice(0, 29));
});
