import { describe, expect, it } from 'vitest';
import { configLines, initialSettings, themeOfSettings } from '../../../src/app/specimen/studio-theme.ts';
import { theme, written } from '../../../tailwind.config.ts';
import { looks } from '../../../tailwind/looks/index.ts';
import { palette } from '../../../tailwind/palette.ts';
import { chooseTheme } from '../../../tailwind/theme.ts';
import type { Choice } from '../../../tailwind/theme.ts';

const names = Object.keys(looks) as Choice['look'][];
const hues = { hasBrand: true, hue: 330, primaryHue: 75, chroma: 0.1 };

describe('the studio of /specimen', () => {
  it('shows the theme of the site, without lines to copy, until a setting changes', () => {
    expect(themeOfSettings(initialSettings)).toBe(theme);
    expect(configLines(initialSettings)).toBe('');
  });

  it.each(names)('shows the look %s as the site would have it', (look) => {
    const settings = { ...initialSettings, look };
    const exact = { light: {}, dark: {} };
    expect(themeOfSettings(settings)).toEqual(chooseTheme(written, { look, brand: undefined, exact }));
    expect(configLines(settings)).toBe(`// choice\nlook: '${look}',`);
  });

  it('takes all colours from the hues', () => {
    const settings = { ...initialSettings, ...hues };
    expect(themeOfSettings(settings)).toMatchObject(palette({ hue: 330, primaryHue: 75, chroma: 0.1 }));
    expect(configLines(settings)).toBe('// choice\nbrand: { hue: 330, primaryHue: 75, chroma: 0.1 },');
  });

  it('scales radius and type, and gives lines with these values', () => {
    const settings = { ...initialSettings, radius: 12, scale: 110 };
    const { radius, type } = themeOfSettings(settings);
    expect(radius.md).toBe('12px');
    expect(type.xl?.[0]).toBe('1.375rem');
    expect(type.h1?.[0]).toBe('clamp(2.75rem, 1.925rem + 3.41vw, 4.8125rem)');
    const lines = configLines(settings).split('\n');
    expect(lines).toContain("md: '12px',");
    expect(lines).toContain("xl: ['1.375rem', { lineHeight: '1.3' }],");
    expect(lines).toContain(
      "'figure-band': ['clamp(3.025rem, 2.09rem + 2.64vw, 4.4rem)', { lineHeight: '1', letterSpacing: '-0.01em' }],",
    );
  });
});
