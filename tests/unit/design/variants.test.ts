import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import { written } from '../../../tailwind.config.ts';
import { roles } from '../../../tailwind/roles.ts';
import { chooseTheme } from '../../../tailwind/theme.ts';

const oklch = converter('oklch');
const hueOf = (colour: string) => oklch(colour)?.h ?? 0;
const choose = (base: typeof written, exact = {}) =>
  chooseTheme(base, { look: 'engraved', brand: undefined, exact: { light: exact, dark: {} } }).light;
const before = choose(written);
const edited = (colours: object) => choose({ ...written, light: { ...written.light, ...colours } });

describe('variants of a colour', () => {
  it.each([
    ['brand', '#5B1A63', ['brand-fine', 'secondary', 'secondary-hover', 'secondary-border']],
    ['primary', '#4FC3D9', ['primary-hover', 'primary-bright', 'ring-inner']],
    ['highlight', '#6A0F4B', ['highlight-fine']],
  ] as const)('%s %s changes its variants %j, edited in place or exact', (name, value, variants) => {
    const after = edited({ [name]: value });
    expect(choose(written, { [name]: value })).toEqual(after);
    const turned = variants.filter((variant) => {
      const turn = hueOf(after[variant]) - hueOf(value) - (hueOf(before[variant]) - hueOf(before[name]));
      return Math.abs(((turn + 540) % 360) - 180) > 12; // the mapping into the gamut changes hues a little
    });
    expect(turned).toEqual([]);
    const changed = roles.filter((role) => after[role] !== before[role]);
    expect(changed).toEqual(roles.filter((role) => role === name || variants.some((one) => one === role)));
  });

  it('does not change a variant that the theme sets', () => {
    expect(edited({ brand: '#5B1A63', 'brand-fine': '#777777' })['brand-fine']).toBe('#777777');
  });
});
