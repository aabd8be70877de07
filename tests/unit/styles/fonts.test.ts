import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawingsOf, createShapingCheck, openFont, wordsOf } from '../../../scripts/font-glyphs.mjs';
import { readFont } from '../../../scripts/font-metrics.mjs';
import { preloads } from '../../../build/preloads.ts';
import { languages } from '../../../src/site/published-languages.ts';
import { theme, written } from '../../../tailwind.config.ts';
import { allFaces, faceOf, fontBytes, languageTypefaces, stemOf } from '../../../tailwind/typefaces.mjs';

const typefaces = languageTypefaces.filter(({ language }) =>
  languages.some((published) => published === language),
);

const folder = 'src/styles/fonts';
const css = readFileSync('src/styles/fonts.css', 'utf8');
const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
const charactersOf = async (name: string) => (await readFont(readFileSync(`${folder}/${name}`))).characters;

const webFonts = [...css.matchAll(/@font-face \{([^}]*)\}/g)]
  .map(([, body = '']) => body.replace(/\s+/g, ' '))
  .filter((rule) => rule.includes('url('));
const urlOf = (rule: string) => /url\('\.\/fonts\/(.*?)'\)/.exec(rule)?.[1] ?? '';

const codesOf = (range = '') =>
  range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });

const first = allFaces.filter(({ face }) => face.first);

describe('the list of typefaces', () => {
  it.each([
    ['display', 'title'],
    ['display', 'bold'],
    ['sans', 'normal'],
    ['sans', 'semibold'],
  ] as const)('has a face of the role %s for the weight %s', (role, name) => {
    const weight = Number(written.weight[name]);
    const [least = 0, most = least] = faceOf(role, weight).face.weight.split(' ').map(Number);
    expect([least <= weight, weight <= most], `${weight} in ${role}`).toEqual([true, true]);
  });

  it('has one face of each role in the first view, and preloads it if the look uses it', () => {
    const wanted = [faceOf('display', Number(written.weight.title)), faceOf('sans', 400)];
    expect(new Set(first.map(({ stem }) => stem))).toEqual(new Set(wanted.map(({ stem }) => stem)));
    const shown = Object.values(theme.family).map(([name]) => name);
    const used = first.filter(({ typeface }) => shown.includes(`"${typeface.family}"`));
    expect(preloads.match(/href="[^"]*"/g)).toEqual(
      used.map(({ stem }) => `href="/src/styles/fonts/${stem}.woff2"`),
    );
  });
});

it('committed fonts are within the limits in tailwind/typefaces.mjs', () => {
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + statSync(`${folder}/${name}`).size, 0);
  expect(sum(first.map(({ stem }) => `${stem}.woff2`))).toBeLessThanOrEqual(fontBytes.first);
  expect(sum(fonts)).toBeLessThanOrEqual(fontBytes.all);
});

describe('fonts.css', () => {
  it('contains every committed file once and no missing file', () => {
    expect(webFonts.map(urlOf).toSorted()).toEqual(fonts.toSorted());
  });

  it.each(webFonts)(
    'swaps the font in, with the unicode-range of exactly its characters: %.200s',
    async (rule) => {
      expect(rule).toContain('font-display: swap;');
      const [, range] = /unicode-range: ([^;]*);/.exec(rule) ?? [];
      expect(codesOf(range)).toEqual([...(await charactersOf(urlOf(rule)))].sort((a, b) => a - b));
    },
  );

  it.each(allFaces.filter(({ typeface }) => typeface.script === undefined))(
    'has the rupee sign of $stem',
    async ({ typeface: { complete }, stem }) => {
      expect(await charactersOf(`${stem}${complete ? '' : '-rupee'}.woff2`)).toContain(0x20b9);
    },
  );
});

const isOfSite = ({ deviceOnly }: { deviceOnly?: boolean }) => !deviceOnly;

it.each(
  typefaces.flatMap((typeface) =>
    typeface.faces.filter(isOfSite).map((face) => ({ ...typeface, face, stem: stemOf(typeface, face) })),
  ),
)(
  'the subset $stem joins the letters of each word as the complete font does: run `npm run fonts`',
  async ({ language, script, face, stem, package: name }) => {
    const complete = readFileSync(
      `node_modules/${name}/files/${name.split('/').at(-1)}-${script}-${face.weight}-${face.style}.woff2`,
    );
    const words = wordsOf(language, '\u0900-\u0d7f');
    const subset = readFileSync(`${folder}/${language}/${stem}.woff2`);
    const [whole, cut] = await Promise.all([complete, subset].map(openFont));
    // A face that devices may have joins letters by half forms.
    const [expected, actual] = [whole!, cut!].map((font): ((word: string) => string | boolean) =>
      face.local ? createShapingCheck(font) : drawingsOf(font),
    );
    expect(words.filter((word) => actual!(word) !== expected!(word))).toEqual([]);
  },
);

describe.each(typefaces)('letters of $language in the role $roles', (typeface) => {
  const { language, roles, faces, after, script } = typeface;
  const rules = readFileSync(`src/styles/fonts-${language}.css`, 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
  const latin = allFaces.filter((one) => one.typeface === faceOf(roles[0]!, 400).typeface);
  const rulesOf = (family: string, { weight, style }: { weight: string; style: string }) =>
    rules.filter((rule) =>
      [`family: '${family}'`, `weight: ${weight};`, `style: ${style};`].every((part) => rule.includes(part)),
    );
  const isFallback = (rule: string) => rule.includes('size-adjust');
  const percentOf = (rule: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]);

  it.each(latin)('have boxes or a font of the device of the same width before $stem loads', (one) => {
    const ofFace = rulesOf(one.typeface.family, one.face);
    const fallbacks = ofFace.filter(isFallback);
    expect(ofFace.slice(0, fallbacks.length), 'browsers prefer the last rule').toEqual(fallbacks);
    expect(fallbacks.filter((rule) => rule.includes('DejaVu Sans'))).toHaveLength(1);
    const hasOwn = faces.some(({ local }) => local);
    expect(fallbacks.filter((rule) => rule.includes('Devanagari'))).toHaveLength(hasOwn ? 0 : 1);
  });

  it.each(latin)(
    'have the line metrics of $stem, so that text does not move vertically when faces load',
    async (one) => {
      const { ascent, descent } = await readFont(readFileSync(`${folder}/${one.stem}.woff2`));
      for (const rule of rulesOf(one.typeface.family, one.face)) {
        const size = isFallback(rule) ? percentOf(rule, 'size-adjust') / 100 : 1;
        expect((percentOf(rule, 'ascent-override') / 100) * size, `${rule}`).toBeCloseTo(ascent, 3);
        expect((percentOf(rule, 'descent-override') / 100) * size, `${rule}`).toBeCloseTo(descent, 3);
      }
    },
  );

  it.each(faces.filter((face) => face.deviceOnly))(
    'are thickened in weight $weight if the device has no such font, as no rule of their family has that weight',
    ({ weight, style, local = [] }) => {
      const url = "url('./fonts/";
      const ofWeight = rules.filter((rule) => rule.includes(`weight: ${weight};`));
      expect(ofWeight).toEqual(rulesOf(`${latin[0]!.typeface.family} Fallback`, { weight, style }));
      expect(ofWeight).toHaveLength(1);
      expect(ofWeight[0]).toContain(`local('${local[0]}')`);
      expect(ofWeight[0]).not.toContain(url);
      expect(rules.filter((rule) => rule.includes(`'${after}'`) && rule.includes(url))).toHaveLength(1);
      expect(readFileSync(`src/styles/${language}.css`, 'utf8')).toContain('font-synthesis: weight;');
    },
  );

  it('have spaces of the same width before and after the face is loaded', async () => {
    const { face, typeface: family, stem } = latin[0]!;
    const file = `${folder}/${after ? stem : `${language}/${stemOf(typeface, faces[0]!)}`}.woff2`;
    const { space } = await readFont(readFileSync(file));
    const fallbacks = rulesOf(`${family.family} Fallback`, { ...face, weight: face.weight.split(' ')[0]! });
    const widths = { 'DejaVu Sans': 0.318, 'DejaVu Serif': 0.318, Georgia: 0.241, Roboto: 0.248 }; // em
    const measured = fallbacks.flatMap((rule) => {
      const [, width] = Object.entries(widths).find(([name]) => rule.includes(`local('${name}')`)) ?? [];
      return width ? [(percentOf(rule, 'size-adjust') / 100) * width] : [];
    });
    expect(measured, `${script}`).toHaveLength(2);
    for (const width of measured) expect(width).toBeCloseTo(space, 3);
  });
});
