import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFont } from '../../../scripts/font-metrics.mjs';

const folder = 'src/styles/fonts';
const css = readFileSync('src/styles/fonts.css', 'utf8');
const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
const size = (name: string) => statSync(`${folder}/${name}`).size;
const read = (name: string) => readFont(readFileSync(`${folder}/${name}`));

const rules = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) =>
  Object.fromEntries(
    [...body.matchAll(/^ {2}([\w-]+):\s+([^;]*);/gm)].map(([, key = '', value = '']) => [
      key,
      value.replace(/\s+/g, ' '),
    ]),
  ),
);
const webFonts = rules.filter((rule) => rule.src?.includes('url('));
const fallbacks = rules.filter((rule) => rule.src?.includes('local('));
const urlOf = (rule: Record<string, string>) => /url\('\.\/fonts\/(.*?)'\)/.exec(rule.src ?? '')?.[1];

const codesOf = (range: string) =>
  range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });

describe('committed fonts', () => {
  it('keeps the two preloaded files within 22 kB', () => {
    expect(size('bona-400.woff2') + size('source-sans.woff2')).toBeLessThanOrEqual(22_000);
  });

  it('keeps all files within 64 kB', () => {
    expect(fonts.reduce((sum, name) => sum + size(name), 0)).toBeLessThanOrEqual(64_000);
  });

  it('has a licence beside them for each family', () => {
    for (const name of ['OFL-bona-nova.txt', 'OFL-source-sans-3.txt']) {
      expect(readFileSync(`${folder}/${name}`, 'utf8')).toContain('SIL Open Font License');
    }
  });
});

describe('fonts.css', () => {
  it('names every committed file once and no file that is missing', () => {
    expect(webFonts.map(urlOf).sort()).toEqual(fonts.sort());
  });

  it.each(webFonts.map((rule) => [urlOf(rule) ?? '', rule] as const))(
    'swaps %s in and claims just the characters it carries',
    async (name, rule) => {
      expect(rule['font-display']).toBe('swap');
      const characters = [...(await read(name)).characters];
      expect(codesOf(rule['unicode-range'] ?? '')).toEqual(characters.sort((a, b) => a - b));
    },
  );

  it('draws the rupee sign in every face', async () => {
    const rupee = fonts.filter((name) => name.endsWith('-rupee.woff2'));
    expect(rupee).toHaveLength(4);
    for (const name of rupee) expect((await read(name)).characters).toEqual([0x20b9]);
  });

  it.each(['Bona Nova', 'Source Sans 3'])('fits fallback faces to %s', async (family) => {
    const faces = fallbacks.filter((rule) => rule['font-family'] === `'${family} Fallback'`);
    expect(faces.length).toBeGreaterThanOrEqual(6);
    const file = family === 'Bona Nova' ? 'bona-400.woff2' : 'source-sans.woff2';
    const { ascent, descent } = await read(file);
    for (const face of faces) {
      // An override counts in the adjusted em, so the product is the web font's own height.
      const adjust = parseFloat(face['size-adjust'] ?? '') / 100;
      expect((adjust * parseFloat(face['ascent-override'] ?? '')) / 100).toBeCloseTo(ascent, 3);
      expect((adjust * parseFloat(face['descent-override'] ?? '')) / 100).toBeCloseTo(descent, 3);
    }
  });
});
