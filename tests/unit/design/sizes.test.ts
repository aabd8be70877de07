import { expect, it } from 'vitest';
import { theme } from '../../../tailwind.config.ts';

it('the focus ring is a solid line of at least 2 px (G5, SC 2.4.7 2.4.13)', () => {
  expect(parseFloat(theme.line.focus ?? '')).toBeGreaterThanOrEqual(2);
  expect(theme.line.focus).toMatch(/px solid$/);
});

it.each(['tap', 'control'])('%s is at least 44 px (G6, SC 2.5.5 2.5.8)', (name) => {
  expect(theme.space[name as 'tap']).toMatch(/^[\d.]+rem$/);
  expect(parseFloat(theme.space[name as 'tap'] ?? '') * 16).toBeGreaterThanOrEqual(44);
});

it.each(Object.entries(theme.type))('the font size %s is in rem (G14, SC 1.4.4)', (_, [size]) => {
  expect(String(size)).toMatch(/^(?:[\d.]+rem$|clamp\([\d.]+rem,)/);
});
