/** The engraved art as files: masks that the style sheet shows the roles through (styles/engraving.css). */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawRosette, reachOf, type OpticalSize } from '../lib/guilloche.ts';
import { HatchPatterns } from '../components/vignette-parts.tsx';
import type { VignetteScene } from '../components/vignette.tsx';
import { heroRosettes, rosettes } from '../site/rosettes.ts';
import type { HeroRosetteName, RosetteName } from '../site/rosettes.ts';
import { iconClasses, iconFiles } from './icon-drawings.ts';
import { RosetteStrokes } from './rosette-strokes.tsx';
import { FIELD, Land, scenes, sky } from './vignette-drawing.tsx';

const services = Object.keys(rosettes) as RosetteName[];
const heroes = Object.keys(heroRosettes) as HeroRosetteName[];

/** Each drawing of a rosette: what it is drawn as, its line in units, and the style sheet that shows it. */
const drawings: Record<string, { size: OpticalSize; line: number; sheet: 'index' | 'home' | 'inner' }> = {
  plate: { size: 'plate', line: 2.6, sheet: 'index' },
  'plate-fine': { size: 'plate', line: 2.1, sheet: 'index' },
  'plate-bold': { size: 'plate', line: 3, sheet: 'index' },
  medallion: { size: 'medallion', line: 5.6, sheet: 'index' },
  'medallion-fine': { size: 'medallion', line: 3.6, sheet: 'inner' },
  'medallion-bold': { size: 'medallion', line: 8, sheet: 'inner' },
  seal: { size: 'seal', line: 2.4, sheet: 'index' },
  'seal-fine': { size: 'seal', line: 1.4, sheet: 'home' },
};

/** In a file, from one drawing to the next: its width and the half, so that none bleeds into another. */
const PITCH = 1.5;

/** What stands in a file in place of a class: within a mask, white is seen and black hides. */
const looks: Record<string, string> = {
  'vignette-solid': ' fill="black"',
  'vignette-fine': ' stroke-width="0.9"',
  hatch: ' stroke="white" stroke-width="0.8"',
};

const root = (width: number, height: number, from: string, line: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${from} ${width} ${height}" fill="none" stroke="black" stroke-width="${line}">`;

const markup = (drawn: ReactNode) =>
  renderToStaticMarkup(drawn)
    .replaceAll(/ class="([^"]*)"/g, (_, name: string) => looks[name] ?? '')
    .replaceAll(/><\/(?:path|use|circle)>/g, '/>');

interface TonesProps {
  name: RosetteName | HeroRosetteName;
  size: OpticalSize;
  /** Prefix of the ids within. */
  id: string;
  line: number;
  /** Where the second tone is drawn. */
  second: string;
}

/** The two tones of a rosette apart; what the first draws over the second is left out of it. */
function Tones({ second, ...of }: TonesProps) {
  const { name, size, id } = of;
  const tones = drawRosette({ ...rosettes, ...heroRosettes }[name].layers, size).map(({ tone }) => tone);
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

/** Both tones of a rosette, side by side. */
function rosetteFile(name: RosetteName | HeroRosetteName, size: OpticalSize, line: number): string {
  const reach = reachOf(size);
  const side = 2 * reach;
  const tones = <Tones name={name} size={size} id="a" line={line} second={`translate(${side * PITCH})`} />;
  return `${root(side * (1 + PITCH), side, `-${reach} -${reach}`, line)}${markup(tones)}</svg>\n`;
}

/** In the units of a plate. */
const SUN_LINE = 8;

/** Side by side the sky with its sun, cut by what stands before it, and all other lines of a scene. */
function vignetteFile(name: VignetteScene): string {
  const scene = scenes[name];
  const { sun, horizon } = scene;
  const [width, height] = FIELD;
  const heaven = (
    <g stroke="white">
      <path strokeWidth="0.7" d={sky(horizon)} />
      <circle className="vignette-solid" stroke="none" cx={sun.x} cy={sun.y} r={sun.radius + 2} />
      <g
        strokeWidth={SUN_LINE}
        transform={`translate(${sun.x} ${sun.y})scale(${(sun.radius / 800).toFixed(4)})`}
      >
        <RosetteStrokes name={sun.name} size="medallion" id="s" line={SUN_LINE} />
      </g>
    </g>
  );
  const land = markup(<Land scene={scene} />);
  const planes = land.replaceAll(/<path(?![^>]* fill="black")[^>]*>/g, '');
  const seen = (mask: string) =>
    `<path fill="black" stroke="none" mask="url(#${mask})" d="M0 0h${width}v${height}H0z"/>`;
  return [
    root(width * (1 + PITCH), height, '0 0', 1.1),
    markup(<HatchPatterns />),
    `<mask id="a">${markup(heaven)}<g stroke="none">${planes}</g></mask>${seen('a')}`,
    `<mask id="b"><g stroke="white">${land}</g></mask>`,
    `<g transform="translate(${width * PITCH})">${seen('b')}</g></svg>\n`,
  ].join('');
}

const percent = (part: number, of: number) => `${Number(((100 * part) / of).toFixed(2))}%`;

/** The class of each scene: its file, and where its sun stands. */
const sceneClasses = () =>
  Object.entries(scenes).map(([name, { sun }]) => {
    const [width, height] = FIELD;
    const reach = sun.radius + 1;
    const disc = `${percent(reach, width)} ${percent(reach, height)} at ${percent(sun.x, width)} ${percent(sun.y, height)}`;
    return `  .scene-${name} {\n    --art: url('./art/${name}.svg');\n    --sun: ${disc};\n  }\n`;
  });

/** What is drawn of a rosette: the plate alone of a hero's. */
const drawingsOf = (name: string) => (name in rosettes ? Object.keys(drawings) : ['plate']);

/** The class of each rosette, which names its files. */
function classes(sheet: string): string {
  const rules = [...services, ...heroes].flatMap((name) => {
    const own = drawingsOf(name).filter((drawing) => drawings[drawing]?.sheet === sheet);
    const said = own.map((drawing) => `    --art-${drawing}: url('./art/${name}-${drawing}.svg');\n`);
    return said.length > 0 ? [`  .ros-${name} {\n${said.join('')}  }\n`] : [];
  });
  if (sheet === 'index') rules.push(...sceneClasses(), iconClasses());
  return `/* Written by \`npm run tiles\` from src/build/engraving.tsx. */\n@layer components {\n${rules.join('')}}\n`;
}

/** Files of src/styles, by their paths there. */
export function engraving(): Record<string, string> {
  const files = iconFiles();
  for (const name of [...services, ...heroes]) {
    for (const drawing of drawingsOf(name)) {
      const { size, line } = drawings[drawing] ?? { size: 'plate', line: 0 };
      files[`art/${name}-${drawing}.svg`] = rosetteFile(name, size, line);
    }
  }
  for (const name of Object.keys(scenes) as VignetteScene[]) files[`art/${name}.svg`] = vignetteFile(name);
  for (const sheet of ['index', 'home', 'inner']) files[`art-${sheet}.css`] = classes(sheet);
  return files;
}
