/**
 * Creates the engraved art as mask files. The style sheet fills the masks with theme colours (styles/engraving.css).
 */
import { drawRosette, reachOf, type OpticalSize } from '../src/lib/guilloche.ts';
import { rosettes } from '../src/site/rosettes.ts';
import { svgMarkup, PITCH, svgRoot } from './svg-file.ts';
import { iconFiles, iconUtilities } from './icon-drawings.ts';
import { RosetteStrokes, drawable } from './rosette-strokes.tsx';
import type { DrawableName } from './rosette-strokes.tsx';
import { sceneUtilities, vignetteFiles } from './vignette-files.tsx';

const names = Object.keys(drawable) as DrawableName[];

/** The optical size and stroke width of each drawing of a rosette. */
const drawings: Record<string, { size: OpticalSize; line: number }> = {
  plate: { size: 'plate', line: 2.6 },
  'plate-fine': { size: 'plate', line: 2.1 },
  'plate-bold': { size: 'plate', line: 3 },
  medallion: { size: 'medallion', line: 5.6 },
  seal: { size: 'seal', line: 2.4 },
  'seal-fine': { size: 'seal', line: 1.4 },
};

interface TonesProps {
  name: DrawableName;
  size: OpticalSize;
  /** Prefix of the ids in the drawing. */
  id: string;
  line: number;
  /** SVG `transform` that puts the second tone next to the first. */
  second: string;
}

/** Draws the two tones of a rosette separately. Cuts out the parts of the second tone that the first one covers. */
function Tones({ second, ...strokes }: TonesProps) {
  const { name, size, id } = strokes;
  const tones = drawRosette(drawable[name].layers, size).map(({ tone }) => tone);
  const firstSecond = tones.indexOf('b');
  const isCrossed = firstSecond >= 0 && tones.lastIndexOf('a') > firstSecond;
  const reach = reachOf(size);
  return (
    <>
      <RosetteStrokes {...strokes} only={({ tone }) => tone === 'a'} />
      {isCrossed && (
        <mask id={`${id}-m`}>
          <path fill="white" d={`M-${reach}-${reach}h${2 * reach}v${2 * reach}h-${2 * reach}z`} />
          <RosetteStrokes
            {...strokes}
            id={`${id}c`}
            only={({ tone }, i) => tone === 'a' && i > firstSecond}
          />
        </mask>
      )}
      <g transform={second}>
        <g {...(isCrossed && { mask: `url(#${id}-m)` })}>
          <RosetteStrokes {...strokes} id={`${id}b`} only={({ tone }) => tone === 'b'} />
        </g>
      </g>
    </>
  );
}

/** Returns the SVG file of a rosette, with its two tones side by side. */
function rosetteFile(name: DrawableName, size: OpticalSize, line: number): string {
  const reach = reachOf(size);
  const side = 2 * reach;
  const tones = <Tones name={name} size={size} id="a" line={line} second={`translate(${side * PITCH})`} />;
  return `${svgRoot(side * (1 + PITCH), side, `-${reach} -${reach}`, line)}${svgMarkup(tones)}</svg>\n`;
}

/** Returns the names of the drawings of a rosette. Rosettes of hero slides and pages have only a plate. */
const drawingsOf = (name: string) => (name in rosettes ? Object.keys(drawings) : ['plate']);

/** Returns the utility that sets the files of a rosette as custom properties. */
function rosetteUtility(name: DrawableName): string {
  const urls = drawingsOf(name).map(
    (drawing) => `  --art-${drawing}: url('./art/${name}-${drawing}.svg');\n`,
  );
  const size = 'isObject' in drawable[name] ? '  --mark: 9rem;\n' : '';
  return `@utility ros-${name} {\n${urls.join('')}${size}}\n`;
}

/** Returns the utilities of all drawings, with a list of names: Tailwind cannot find names that components compose. */
const artUtilities = () =>
  [
    '/* Written by `npm run tiles` from build/engraving.tsx. */\n',
    ...names.map(rosetteUtility),
    `@source inline('${names.map((name) => `ros-${name}`).join(' ')}');\n`,
    sceneUtilities(),
    iconUtilities(),
  ].join('');

/** Returns the files of the art in src/styles, by path. */
export function engraving(): Record<string, string> {
  const files = { ...iconFiles(), ...vignetteFiles() };
  for (const name of names) {
    for (const drawing of drawingsOf(name)) {
      const { size, line } = drawings[drawing] ?? { size: 'plate', line: 0 };
      files[`art/${name}-${drawing}.svg`] = rosetteFile(name, size, line);
    }
  }
  files['art.css'] = artUtilities();
  return files;
}
