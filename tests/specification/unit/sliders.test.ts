import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { presets } from '../../../src/components/slides-per-view.ts';

it.each([
  ['cards', 1, 2, 4],
  ['projects', 1, 2, 3],
  ['quotes', 1, 2, 2],
  ['team', 2, 2, 3],
  ['service', 2, 2, 3],
] as const)('shows %s in %i, %i or %i columns by width, as specified', (name, small, medium, large) => {
  expect(presets[name]).toMatchObject({ small, medium, large });
});

it.each([
  ['projects', 2500],
  ['testimonials', 2000],
  ['card-carousel', 4000],
])('%s changes slides every %i ms, as specified', (section, interval) => {
  expect(readFileSync(`src/sections/${section}.tsx`, 'utf8')).toContain(`interval={${interval}}`);
});
