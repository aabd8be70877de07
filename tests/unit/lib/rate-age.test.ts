// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { isRateCurrent } from '../../../src/lib/rate-age.ts';

const { dataset } = document.documentElement;

afterEach(() => delete dataset.built);

it('a rate is current for 180 days after its check, counted until the build or, if this is unknown, until today', () => {
  const evening = Date.parse('2027-01-14T20:00:00Z');
  expect(isRateCurrent('2026-07-18', evening)).toBe(true);
  expect(isRateCurrent('2026-07-17', evening)).toBe(false);
  dataset.built = '2027-01-13';
  expect(isRateCurrent('2026-07-17', evening)).toBe(true);
});
