import { clampChroma, formatHex } from 'culori';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findLowContrast } from '../../../build/theme-checks/contrast.ts';
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

it('a bright primary colour is also the colour of signs on dark grounds', () => {
  for (const scheme of schemes) expect(theme[scheme]['primary-bright']).toBe(theme[scheme].primary);
});

const seeds: Record<string, Partial<Colours>> = {
  'a grey page': { background: '#808080' },
  'a black page in light': { background: '#000000', card: '#111111', muted: '#161616', accent: '#1C1C1C' },
  'a card of the other scheme': { card: '#101010' },
  'a vivid accent': { accent: '#0000FF' },
  'grey text': { foreground: '#909090', 'muted-foreground': '#A0A0A0' },
  'grey text on a grey page': { foreground: '#909090', background: '#808080' },
  'a light secondary': { secondary: '#EEEEEE' },
  'a grey button with grey text': { primary: '#808080', 'primary-foreground': '#777777' },
  'a grey footer': { footer: '#777777', 'footer-foreground': '#888888' },
};

it.each(schemes)('a repaired theme is unchanged if all pairs pass: %s', (scheme) => {
  expect(repairColours(theme[scheme])).toEqual(theme[scheme]);
});

it.each(Object.entries(seeds))('lint suggests the repaired values of %s', (_name, seed) => {
  const colours = { ...theme.light, ...seed };
  for (const message of findLowContrast({ light: colours, dark: theme.dark })) {
    const values = [...message.matchAll(/(?:nearest|are|,) ([a-z-]+) (?:that passes is )?'(#\w{6})'/g)];
    const changed = Object.fromEntries(values.map(([, role = '', value = '']) => [role, value]));
    const [, text, ground] = /: ([a-z-]+) #\w+ on ([a-z-]+) /.exec(message) ?? [];
    const left = findLowPairs({ ...colours, ...changed }).filter(
      (pair) => pair.text === text && pair.ground === ground,
    );
    expect(values.length, `no value in ${message}`).toBeGreaterThan(0);
    expect(left, `after ${message}`).toEqual([]);
  }
});
