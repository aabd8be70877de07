import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { faceOf, languageTypefaces } from '../../tailwind/typefaces.mjs';

interface PdfFont {
  name: string;
  bytes: Buffer;
  /** Whether the font has a glyph for a character. */
  has: (character: string) => boolean;
}

/** The role of the typeface (tailwind/typefaces.mjs) and the weight, for each style. */
const styles = {
  title: { role: 'display', weight: 400 },
  heading: { role: 'display', weight: 700 },
  text: { role: 'sans', weight: 400 },
  strong: { role: 'sans', weight: 600 },
} as const;

export type PdfStyle = keyof typeof styles;
/** The fonts of each style. `PdfWriter` writes a character in the first font that has it. */
export type PdfFonts = Record<PdfStyle, readonly PdfFont[]>;

/** Returns a function that checks whether a character is in ranges such as 'U+0000-00FF,U+20B9'. */
function createRangeTest(ranges: string) {
  const pairs = ranges.split(',').map((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return [from, to] as const;
  });
  return (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return pairs.some(([from, to]) => from <= code && code <= to);
  };
}

/** A face of a typeface (tailwind/typefaces.mjs) and the package with its font files. */
interface FaceOfPackage {
  typeface: { package: string };
  face: { weight: string; style: string };
}

/**
 * Returns the fonts of a face, reduced to the characters of the text. The package has one file for each subset of
 * characters, such as `latin-ext`; subsets without a character of the text are omitted.
 */
async function loadFace(
  root: string,
  { typeface, face }: FaceOfPackage,
  weight: number,
  subsets: readonly string[],
  text: string,
) {
  const folder = join(root, 'node_modules', typeface.package);
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const isVariable = face.weight.includes(' ');
  const id = typeface.package.split('/').at(-1);
  const fonts = subsets.map(async (subset) => {
    const has = createRangeTest(ranges[subset] ?? '');
    const characters = [...new Set(text)].filter(has).join('');
    if (!characters) return [];
    const name = `${id}-${subset}-${isVariable ? 'wght' : face.weight}-${face.style}`;
    const bytes = await subsetFont(await readFile(join(folder, 'files', `${name}.woff2`)), characters, {
      targetFormat: 'truetype',
      ...(isVariable && { variationAxes: { wght: weight } }),
    });
    return [{ name: `${name}-${weight}`, bytes, has }];
  });
  return (await Promise.all(fonts)).flat();
}

/** Returns the fonts of the theme and of the language's script, reduced to the characters of the text. */
export async function loadPdfFonts(root: string, text: string, language?: string): Promise<PdfFonts> {
  const entries = Object.entries(styles).map(async ([style, { role, weight }]) => {
    const latin = await loadFace(root, faceOf(role, weight), weight, ['latin', 'latin-ext'], text);
    const typefaces = languageTypefaces.filter(
      (typeface) => typeface.language === language && typeface.roles.includes(role),
    );
    const scriptFonts = typefaces.map((typeface) => {
      const byDistance = typeface.faces.toSorted(
        (a, b) => Math.abs(Number(a.weight) - weight) - Math.abs(Number(b.weight) - weight),
      );
      return loadFace(root, { typeface, face: byDistance[0]! }, weight, [typeface.script], text);
    });
    return [style, [...latin, ...(await Promise.all(scriptFonts)).flat()]] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as unknown as PdfFonts;
}
