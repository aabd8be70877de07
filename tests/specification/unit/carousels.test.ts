import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { carouselPresets } from '../../../src/components/slides-per-view.ts';
import { SLIDE_FADE_MS, SLIDE_INTERVAL_MS } from '../../../src/lib/slide-fade.ts';

it.each([
  ['card-carousel', 'cards', 4000, 1, 2, 4],
  ['projects', 'projects', 2500, 1, 2, 3],
  ['testimonials', 'quotes', 2000, 1, 2, 2],
  ['team-carousel', 'team', 2500, 2, 2, 3],
  ['service-carousel', 'service', 4000, 2, 2, 3],
] as const)('%s uses the preset %s, advances every %i ms, and has %i, %i or %i columns', (section, preset, interval, ...columns) => {
  const source = readFileSync(`src/sections/${section}.tsx`, 'utf8');
  for (const property of [`slidesPerView="${preset}"`, `interval={${interval}}`]) expect(source).toContain(property);
  const { small, medium, large } = carouselPresets[preset];
  expect([small, medium, large]).toEqual(columns);
}); // oxfmt-ignore

it('the hero changes every 5000 ms with a fade of 1000 ms, as specified', () => {
  expect([SLIDE_INTERVAL_MS, SLIDE_FADE_MS]).toEqual([5000, 1000]);
});
