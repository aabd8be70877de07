/* Creates the icons and stars as mask files. The style sheet fills them with the colour of the text (engraving.css). */
import { iconNames } from '../src/site/icon-names.ts';
import type { IconName } from '../src/site/icon-names.ts';

/** The path of each icon, in a square of 24 px. Icons are outlines; only those with `isFilled` are filled. */
const iconPaths: Record<IconName, string | { path: string; isFilled: true }> = {
  phone:
    'M6.6 3.5H4.4c-.6 0-1 .5-.9 1.1C4.4 12.9 11.1 19.6 19.4 20.5c.6.1 1.1-.3 1.1-.9v-3.6l-4.7-1.5-1.9 2.1c-2.8-1.3-5.2-3.7-6.5-6.5l2.1-1.9z',
  mail: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  pin: 'M12 21s7-6.2 7-11.3A7 7 0 0 0 5 9.7C5 14.8 12 21 12 21zM12 12.2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.3l3.5 2',
  chat: 'M4 20.2l1.2-4.1A8.3 8.3 0 1 1 8.2 19zM9 8.5c-.4 3.3 3.3 7 6.6 6.5l.5-1.8-2.1-1-1 .9c-.9-.4-1.7-1.2-2.1-2.1l.9-1-1-2.1z',
  up: 'M12 20V5M5.5 11L12 4.5l6.5 6.5',
  down: 'M5 9l7 7 7-7',
  left: 'M20 12H5M11 5.5L4.5 12l6.5 6.5',
  right: 'M4 12h15M13 5.5l6.5 6.5-6.5 6.5',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5l11 7-11 7z',
  film: { path: 'M8 5l11 7-11 7z', isFilled: true },
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  alert: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v6M12 16v1',
  copy: 'M8.5 8.5h12v12h-12zM15.5 5V3.5h-12v12H5',
  external: 'M14 4h6v6M20 4l-9 9M17 14v6H4V7h6',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  facebook: 'M14.5 21v-9M14.5 12V8.5c0-2 1-3 3-3H19M11 12h7',
  instagram: 'M4 4h16v16H4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM16.8 7v.4',
  twitter:
    'M4 18.5c7.5 2.7 14.5-1.5 14.7-9.5L20.5 6l-2.6.5C15.5 4 11.5 5.6 12 9.5 8.5 9.5 6 7.8 4.3 5.5c-.9 2.7.2 5 2 6.2L4.5 11.5c.4 2 1.7 3.3 3.7 3.8l-1.5.6c.5 1 1.5 1.5 2.8 1.6-1.5 1-3.3 1.3-5.5 1z',
  linkedin: 'M4 9.5v10.5M4 4.2v1.3M9 20V9.5M9 14.5c0-3 1.5-5 4.5-5s4.5 1.8 4.5 5V20',
  download: 'M12 4v11M6 10l6 6 6-6M4 20h16',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  person: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20.5c0-9 16-9 16 0z',
  suitcase: 'M3.5 8h17v12h-17zM9 8V4h6v4M7.5 8v12M16.5 8v12',
  house: 'M3 11.5l9-8 9 8M5.5 9.5V20h13V9.5M10 20v-6h4v6',
  car: 'M3 16.5V12l2-1 2-5h10l2 5 2 1v4.5zM5 11h14M6.5 16.5v2M17.5 16.5v2',
  key: 'M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 12h9v4M17 12v3',
  gold: 'M3 19l1.5-5h5l1.5 5zM13 19l1.5-5h5l1.5 5zM8 12l1.5-5h5l1.5 5z',
  office: 'M5 20.5v-17h9v17zM14 9h5v11.5h-5M8 7.5h3M8 12h3M8 16.5h3',
  shop: 'M4 9l1.5-5h13L20 9zM5.5 9v11h13V9M10 20v-6h4v6',
  shield: 'M12 3l7.5 2.5V11c0 5-3 8-7.5 10-4.5-2-7.5-5-7.5-10V5.5zM8.5 11.5l2.5 2.5 4.5-5',
  funds: 'M4 20h9M4 16h9M4 12h9M18 20V6M14 10l4-4.5 4 4.5',
  invoice: 'M5 3h9.5L19 7.5V21H5zM14.5 3v4.5H19M8.5 12h7M8.5 16h4.5',
  ship: 'M2.5 14.5h19L19 20H5zM6.5 14.5V9.5h11v5M12 9.5V3.5h4',
  rupee: 'M7 4h10M7 8.5h10M10 4c6 0 6 9 0 9H7.5L15 20.5',
  lower: 'M4 6h11M4 12h8M4 18h5M18 5v14M14 15l4 4.5 4-4.5',
  gauge: 'M3.5 18a8.5 8.5 0 1 1 17 0zM12 18l4-6.5',
  checklist: 'M5 3.5h14v17H5zM8 8.5l1.5 1.5 2.5-3M14.5 9h1.5M8 15l1.5 1.5 2.5-3M14.5 15.5h1.5',
  bars: 'M3 20.5h18M6 17v-4M11 17V9.5M16 17V6',
  umbrella: 'M12 3v1.5M3.5 13a8.5 8.5 0 0 1 17 0zM12 13v5.5a2 2 0 0 0 4 0',
  bank: 'M3 9l9-5.5L21 9zM5.5 9v8M10 9v8M14 9v8M18.5 9v8M3 20.5h18M4 17h16',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  cap: 'M2 9.5L12 5l10 4.5L12 14zM6.5 11.5V17c3 2.5 8 2.5 11 0v-5.5M21.5 9.5V16',
  screen: 'M3 4.5h18v12H3zM8.5 20.5h7M12 16.5v4M9.5 8l-2.5 2.5L9.5 13M14.5 8l2.5 2.5-2.5 2.5',
  megaphone: 'M4 10v5h3l10 4.5v-14L7 10zM7 15l1.5 5.5M20 11v3',
};
const ICON_SIZE = 24;

const STAR_PATH = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9z';
const STAR_COUNT = 5;
/** The distance from the left edge of a star to the left edge of the next star. */
const STAR_PITCH = 28;

/**
 * Returns the start tag of an SVG file. `preserveAspectRatio="none"` is for Safari, which rounds the height of a mask
 * image: without it, the icons would not fill the height.
 */
const createSvgStart = (width: number, strokeWidth: number, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${ICON_SIZE}" viewBox="0 0 ${width} ${ICON_SIZE}" preserveAspectRatio="none" fill="none" stroke="black" stroke-width="${strokeWidth}"${attributes}>`;

/** Returns `path` elements with the given attributes, in a row. */
const placeInRow = (pathAttributes: readonly string[], pitch: number) =>
  pathAttributes
    .map((attributes, i) => `<path ${attributes}${i > 0 ? ` transform="translate(${i * pitch})"` : ''}/>`)
    .join('');

/** Returns one file with all icons in a row. */
const drawIcons = () => {
  const paths = iconNames.map((name) => {
    const icon = iconPaths[name];
    return typeof icon === 'string' ? `d="${icon}"` : `fill="black" d="${icon.path}"`;
  });
  const strokeEnds = ' stroke-linecap="square" stroke-miterlimit="8"';
  return `${createSvgStart(paths.length * ICON_SIZE, 1.7, strokeEnds)}${placeInRow(paths, ICON_SIZE)}</svg>\n`;
};

/** Returns a file with five filled stars, and after a gap five outlines. */
const drawStars = () => {
  const width = (STAR_COUNT - 1) * STAR_PITCH + ICON_SIZE;
  const row = placeInRow(Array<string>(STAR_COUNT).fill(`d="${STAR_PATH}"`), STAR_PITCH);
  const gap = width / 2;
  const outlines = `<g transform="translate(${width + gap})">${row}</g>`;
  return `${createSvgStart(width + gap + width, 1.5)}<g fill="black" stroke="none">${row}</g>${outlines}</svg>\n`;
};

/** Returns the files of icons and stars, by path in src/styles. */
export const createIconFiles = (): Record<string, string> => ({
  'art/icons.svg': drawIcons(),
  'art/stars.svg': drawStars(),
});

/** Returns the utilities for icons and stars. `icon-n` selects the icon at position n, and `stars-n` fills n stars. */
export function createIconUtilities(): string {
  // The mask image is as wide as all icons together. At this position, only icon number `--icon` is visible.
  const positionAndSize = `calc(100% * (var(--icon) - 1) / ${iconNames.length - 1}) 0 / ${100 * iconNames.length}% 100%`;
  return [
    `@utility icon {\n  --art: url('./art/icons.svg') ${positionAndSize};\n}\n`,
    '@utility icon-* {\n  --icon: --value(integer);\n}\n',
    "@utility stars {\n  --art: url('./art/stars.svg');\n}\n",
    '@utility stars-* {\n  --filled: --value(integer);\n}\n',
    `@source inline('icon-{1..${iconNames.length}} stars-{0..${STAR_COUNT}}');\n`, // Tailwind cannot find names that components compose
  ].join('');
}
