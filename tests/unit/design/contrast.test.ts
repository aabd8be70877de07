import { describe, expect, it } from 'vitest';
import config, { dark, light, pairs } from '../../../tailwind.config.ts';
import type { Role } from '../../../tailwind.config.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const cases = Object.entries({ light, dark } as Record<string, Record<Role, string>>).flatMap(
  ([scheme, roles]) =>
    pairs.flatMap(({ front, on, floor }) =>
      front.flatMap((text) =>
        on.map((ground) => ({ scheme, text, ground, floor, ratio: contrast(roles[text], roles[ground]) })),
      ),
    ),
);

describe('G12 contrast of the role pairs in tailwind.config.ts', () => {
  it('knows black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });

  it.each(cases)('$scheme: $text on $ground is at least $floor', ({ scheme, text, ground, floor, ratio }) => {
    expect(
      ratio,
      `${scheme}: ${text} on ${ground} is ${ratio.toFixed(2)}, below ${floor}`,
    ).toBeGreaterThanOrEqual(floor);
  });

  it('names every text and line role in at least one pair', () => {
    const named = new Set(pairs.flatMap(({ front }) => front));
    const decorative: Role[] = ['rule', 'night-line'];
    const grounds = new Set(pairs.flatMap(({ on }) => on));
    const missing = (Object.keys(light) as Role[]).filter(
      (role) => !named.has(role) && !grounds.has(role) && !decorative.includes(role),
    );
    expect(missing).toEqual([]);
  });

  it('has the same roles in both schemes, as six-digit hex', () => {
    expect(Object.keys(dark).toSorted()).toEqual(Object.keys(light).toSorted());
    for (const value of [...Object.values(light), ...Object.values(dark)])
      expect(value).toMatch(/^#[0-9A-F]{6}$/);
  });

  it('replaces the default palette by the roles', () => {
    const names = Object.keys(config.theme.colors);
    expect(names.toSorted()).toEqual([...Object.keys(light), 'transparent', 'current'].toSorted());
  });
});
