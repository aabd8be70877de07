/*
 * Fallback fonts that most devices have. Each has its local() names, and the widths in em of an average character and
 * of the space. The widths of DejaVu are from font-metrics.mjs, all other widths from @capsizecss/metrics 4. Liberation
 * and Helvetica have the same widths as Times New Roman and Arial.
 * - The best match comes last, because browsers use the last `@font-face` whose local() font is installed (CSS Fonts 4,
 *   4.5 and 11.2).
 * - The width of DejaVu Sans is not its real average width (1037). With the real width, the layout would shift when the
 *   web font is loaded, because lines break at other places. With the value here, 97 lead paragraphs of the site have the
 *   same number of lines in both fonts.
 */
const listSerifFonts = (suffix, post, dejavu, noto, times, georgia) => [
  { local: [`DejaVu Serif${suffix}`], width: dejavu / 2048, space: 0.318 },
  { local: [`Noto Serif${suffix}`, `NotoSerif-${post}`], width: noto / 1000, space: 0.26 },
  { local: [`Times New Roman${suffix}`, `Liberation Serif${suffix}`], width: times / 2048, space: 0.25 },
  { local: [`Georgia${suffix}`], width: georgia / 2048, space: 0.241 },
];
const listSansFonts = (suffix, post, dejavu, noto, roboto, arial) => [
  { local: [`DejaVu Sans${suffix}`], width: dejavu / 2048, space: 0.318 },
  { local: [`Noto Sans${suffix}`, `NotoSans-${post}`], width: noto / 1000, space: 0.26 },
  { local: [`Roboto${suffix}`, `Roboto-${post}`], width: roboto / 2048, space: 0.248 },
  {
    local: [`Arial${suffix}`, `Liberation Sans${suffix}`, `Helvetica${suffix}`],
    width: arial / 2048,
    space: 0.278,
  },
];

/** The fallback fonts for each kind of typeface. There are no fallback fonts for a sans-serif italic. */
const fallbackFonts = {
  'serif normal': listSerifFonts('', 'Regular', 1054, 481, 832, 913),
  'serif italic': listSerifFonts(' Italic', 'Italic', 1054, 469, 836, 931),
  'serif bold': listSerifFonts(' Bold', 'Bold', 1165, 512, 886, 1062),
  'sans normal': listSansFonts('', 'Regular', 1014, 474, 911, 913),
  'sans bold': listSansFonts(' Bold', 'Bold', 1173, 503, 926, 983),
};

/**
 * Returns the fallback faces for a font file. The first face is for the only or the lowest weight of the file. A second
 * face is for the highest weight of a variable font, if this weight is 600 or more.
 */
export function createFallbackFaces({ like }, { weight, style }) {
  const [lightest, heaviest = lightest] = weight.split(' ');
  return [...new Set([lightest, heaviest])].flatMap((at) => {
    const kind = style === 'italic' ? 'italic' : Number(at) >= 600 ? 'bold' : 'normal';
    const isNew = at === lightest || kind === 'bold';
    return isNew ? [{ weight: at, fonts: fallbackFonts[`${like} ${kind}`] ?? [] }] : [];
  });
}

/**
 * For each script, the text fonts that most devices have, by the names in their files. `width` is the average width in
 * em of a character in the site's Hindi, measured in Noto Sans Devanagari 2.006.
 */
const scriptFonts = {
  devanagari: {
    local: ['NotoSansDevanagari-Regular', 'Noto Sans Devanagari', 'KohinoorDevanagari-Regular', 'Nirmala UI'],
    width: 0.394,
  },
};
/** Fonts that have no letters of Indic scripts. They show a box of `width` em for each missing letter. */
const boxFonts = [
  { local: ['DejaVu Sans'], width: 0.6, isBox: true },
  { local: ['Liberation Sans'], width: 0.75, isBox: true },
];
/**
 * The average width of a character in page titles, relative to other texts. Because of this factor, lines of boxes
 * break more often at the same places as lines of letters. Of 280 cases (35 titles at 8 widths), 26 differ. Without the
 * factor, 36 differ.
 */
const TITLE_WIDTH = 0.95;

/**
 * Returns fallbacks for the letters of a script. The browser uses them until the web font is loaded. The best match is
 * last. Fallbacks are fonts of the device, or boxes with the average width of a letter, so that lines break at the same
 * places.
 *
 * Without these fallbacks, the browser searches for a font for each letter and size, which delays the first paint. The
 * browser then draws boxes of twice the width, and the layout shifts when the font has loaded. The fallbacks have the
 * ascent and descent of the Latin face: Chromium places text by the first loaded face of a family, and would otherwise
 * move all texts when the next face is loaded.
 * @param width the average width of a character in the web font, in em
 */
export function createScriptFallbacks({ script, faces, roles }, width) {
  const fonts = faces.some(({ local }) => local) ? [] : [scriptFonts[script] ?? []].flat();
  const boxWidth = roles.includes('display') ? width * TITLE_WIDTH : width;
  return [...boxFonts, ...fonts].map(({ width: fontWidth, ...font }) => ({
    ...font,
    size: (font.isBox ? boxWidth : width) / fontWidth,
  }));
}

/**
 * Returns the fallback fonts of a Latin face, each with the size at which its space is as wide as `space` (in em). With
 * the size for Latin text, spaces between Hindi words would be too wide: narrower letters balance them only in Latin text.
 */
export const createSpaceFallbacks = ({ like }, space) =>
  fallbackFonts[`${like} normal`].map((font) => ({ local: font.local, size: space / font.space }));
