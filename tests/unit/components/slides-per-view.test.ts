import { expect, it } from 'vitest';
import { formatPosition } from '../../../src/components/slides-per-view.ts';

it.each([
  [[0, 1, 2, 3], 5, '1–4 of 5'],
  [[2], 3, '3 of 3'],
  [[0, 1, 3, 4], 5, '4–5, 1–2 of 5'],
])('when the slides %j of %i are in view, the carousel shows “%s” (CR1)', (inView, count, text) => {
  expect(formatPosition(inView, count)).toBe(text);
});
