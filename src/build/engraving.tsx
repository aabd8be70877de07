/** Engraved art as mask files, which the style sheet fills with theme colours (styles/engraving.css). */
import { drawRosette, reachOf, type OpticalSize } from '../lib/guilloche.ts';
import { pageMarks } from '../site/page-marks.ts';
import { heroRosettes, rosettes } from '../site/rosettes.ts';
import { svgMarkup, PITCH, svgRoot } from './svg-file.ts';
import { iconFiles, iconUtilities } from './icon-drawings.ts';
import { RosetteStrokes, drawable } from './rosette-strokes.tsx';
import type { DrawableName } from './rosette-strokes.tsx';
import { sceneUtilities, vignetteFiles } from './vignette-files.tsx';

const names = Object.keys(drawable) as DrawableName[];

/** The drawings of a rosette: optical size, stroke width in units, and the style sheet that uses them. */
const drawings: Record<string, { size: OpticalSize; line: number; sheet: 'index' | 'home' }> = {
  plate: { size: 'plate', line: 2.6, sheet: 'index' },
  'plate-fine': { size: 'plate', line: 2.1, sheet: 'index' },
  'plate-bold': { size: 'plate', line: 3, sheet: 'index' },
  medallion: { size: 'medallion', line: 5.6, sheet: 'index' },
  seal: { size: 'seal', line: 2.4, sheet: 'index' },
  'seal-fine': { size: 'seal', line: 1.4, sheet: 'home' },
};

interface TonesProps {
  name: DrawableName;
  size: OpticalSize;
  /** Prefix of the ids inside. */
  id: string;
  line: number;
  /** SVG `transform` that puts the second tone next to the first. */
  second: string;
}

/** The two tones of a rosette as separate drawings; where the first covers the second, the second is cut out. */
function Tones({ second, ...of }: TonesProps) {
  const { name, size, id } = of;
  const tones = drawRosette(drawable[name].layers, size).map(({ tone }) => tone);
  const from = tones.indexOf('b');
  const isCrossed = from >= 0 && tones.lastIndexOf('a') > from;
  const reach = reachOf(size);
  return (
    <>
      <RosetteStrokes {...of} only={({ tone }) => tone === 'a'} />
      {isCrossed && (
        <mask id={`${id}-m`}>
          <path fill="white" d={`M-${reach}-${reach}h${2 * reach}v${2 * reach}h-${2 * reach}z`} />
          <RosetteStrokes {...of} id={`${id}c`} only={({ tone }, i) => tone === 'a' && i > from} />
        </mask>
      )}
      <g transform={second}>
        <g {...(isCrossed && { mask: `url(#${id}-m)` })}>
          <RosetteStrokes {...of} id={`${id}b`} only={({ tone }) => tone === 'b'} />
        </g>
      </g>
    </>
  );
}

/** Draws both tones of a rosette side by side. */
function rosetteFile(name: DrawableName, size: OpticalSize, line: number): string {
  const reach = reachOf(size);
  const side = 2 * reach;
  const tones = <Tones name={name} size={size} id="a" line={line} second={`translate(${side * PITCH})`} />;
  return `${svgRoot(side * (1 + PITCH), side, `-${reach} -${reach}`, line)}${svgMarkup(tones)}</svg>\n`;
}

/** The drawings of a rosette. Those of hero slides and pages have only one, the plate. */
const drawingsOf = (name: string) => (name in rosettes ? Object.keys(drawings) : ['plate']);

/** The style sheet of a drawing: Home's for the hero slides, and the one of other pages for their rosettes. */
function sheetOf(name: string, drawing: string) {
  if (name in heroRosettes) return 'home';
  return name in pageMarks ? 'inner' : drawings[drawing]?.sheet;
}

/** The drawings of each rosette that a style sheet needs, as custom properties. */
const rosetteRules = (sheet: string) =>
  names.flatMap((name) => {
    const own = drawingsOf(name).filter((drawing) => sheetOf(name, drawing) === sheet);
    const urls = own.map((drawing) => `  --art-${drawing}: url('./art/${name}-${drawing}.svg');\n`);
    const size = 'isObject' in drawable[name] ? '  --mark: 9rem;\n' : '';
    return urls.length > 0 ? [{ name: `ros-${name}`, body: `{\n${urls.join('')}${size}}\n` }] : [];
  });

const NOTE = '/* Written by `npm run tiles` from src/build/engraving.tsx. */\n';

/** Utilities of all pages. Tailwind cannot find the names that components compose, so they are listed. */
function sharedUtilities(): string {
  const rosettes = rosetteRules('index');
  return [
    NOTE,
    ...rosettes.map(({ name, body }) => `@utility ${name} ${body}`),
    `@source inline('${rosettes.map(({ name }) => name).join(' ')}');\n`,
    sceneUtilities(),
    iconUtilities(),
  ].join('');
}

/** Further drawings that only Home or only the other pages need. */
const furtherDrawings = (sheet: 'home' | 'inner') =>
  `${NOTE}@layer components {\n${rosetteRules(sheet)
    .map(({ name, body }) => `.${name} ${body}`.replace(/^(?=.)/gm, '  '))
    .join('')}}\n`;

/** Files of src/styles, by path. */
export function engraving(): Record<string, string> {
  const files = { ...iconFiles(), ...vignetteFiles() };
  for (const name of names) {
    for (const drawing of drawingsOf(name)) {
      const { size, line } = drawings[drawing] ?? { size: 'plate', line: 0 };
      files[`art/${name}-${drawing}.svg`] = rosetteFile(name, size, line);
    }
  }
  files['art-index.css'] = sharedUtilities();
  for (const sheet of ['home', 'inner'] as const) files[`art-${sheet}.css`] = furtherDrawings(sheet);
  return files;
}
