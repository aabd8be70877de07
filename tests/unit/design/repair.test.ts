import { clampChroma, formatHex } from 'culori';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { written } from '../../../tailwind.config.ts';
import { findLowPairs } from '../../../tailwind/nearest.ts';
import { repairColours } from '../../../tailwind/repair.ts';
import { roles } from '../../../tailwind/roles.ts';
import type { Colours } from '../../../tailwind/roles.ts';
import { chooseTheme } from '../../../tailwind/theme.ts';
import { forAll } from '../property-test.ts';

const schemes = ['light', 'dark'] as const;
const themeWith = (exact: Partial<Colours>) =>
  chooseTheme(written, { look: 'engraved', brand: undefined, exact: { light: exact, dark: exact } });
const theme = themeWith({});
const withPrimary = (primary: string) => themeWith({ primary });

it('the repair of any primary colour changes only colours that belong to it', () => {
  const hue = fc.nat(359);
  const lightness = fc.integer({ min: 0, max: 100 });
  forAll([hue, lightness, fc.constantFrom(...schemes)], (h, percent, scheme) => {
    const primary = formatHex(clampChroma({ mode: 'oklch', l: percent / 100, c: 0.3, h }, 'oklch'));
    const colours = withPrimary(primary)[scheme];
    const repaired = repairColours(colours);
    expect(findLowPairs(repaired)).toEqual([]);
    const others = roles.filter((role) => !/^primary(?:-foreground|-hover)?$/.test(role));
    expect(others.filter((role) => colours[role] !== repaired[role])).toEqual([]);
  });
});

it.each(['#6D28D9', '#1E3A8A', '#111827', '#FFFFFF'])('the repair keeps the primary colour %s', (primary) => {
  for (const scheme of schemes) expect(repairColours(withPrimary(primary)[scheme]).primary).toBe(primary);
});

it.each(schemes)('a repaired theme is unchanged if all pairs pass: %s', (scheme) => {
  expect(repairColours(theme[scheme])).toEqual(theme[scheme]);
});
