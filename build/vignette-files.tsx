/* Creates the files of the vignettes: scenes in lines, with a rosette as the sun. */
import { HatchPatterns } from '../src/components/vignette-parts.tsx';
import type { VignetteScene } from '../src/components/vignette.tsx';
import { renderSvgMarkup, PITCH, createSvgStartTag } from './svg-file.ts';
import { RosetteStrokes } from './rosette-strokes.tsx';
import { FIELD, Landscape, scenes, drawSky } from './vignette-drawing.tsx';

/** The stroke width of the sun, in units of the rosette. */
const SUN_LINE = 8;

/**
 * Returns the SVG file of a scene. The file has two drawings side by side: the visible part of sky and sun, and the
 * landscape. The style sheet fills them with different colours.
 */
function drawVignette(name: VignetteScene): string {
  const scene = scenes[name];
  const { sun, horizon } = scene;
  const [width, height] = FIELD;
  const skyLines = (
    <g stroke="white">
      <path strokeWidth="0.7" d={drawSky(horizon)} />
      <circle className="fill-card" stroke="none" cx={sun.x} cy={sun.y} r={sun.radius + 2} />
      <g
        strokeWidth={SUN_LINE}
        transform={`translate(${sun.x} ${sun.y})scale(${(sun.radius / 800).toFixed(4)})`}
      >
        <RosetteStrokes name={sun.name} size="medallion" id="s" strokeWidth={SUN_LINE} />
      </g>
    </g>
  );
  const landscape = renderSvgMarkup(<Landscape scene={scene} />);
  /** The filled areas of the landscape. They cover the sky behind them. */
  const filledAreas = landscape.replaceAll(/<path(?![^>]* fill="black")[^>]*>/g, '');
  const drawMaskedArea = (mask: string) =>
    `<path fill="black" stroke="none" mask="url(#${mask})" d="M0 0h${width}v${height}H0z"/>`;
  return [
    createSvgStartTag(width * (1 + PITCH), height, '0 0', 1.1),
    renderSvgMarkup(<HatchPatterns />),
    `<mask id="a">${renderSvgMarkup(skyLines)}<g stroke="none">${filledAreas}</g></mask>${drawMaskedArea('a')}`,
    `<mask id="b"><g stroke="white">${landscape}</g></mask>`,
    `<g transform="translate(${width * PITCH})">${drawMaskedArea('b')}</g></svg>\n`,
  ].join('');
}

const toPercent = (part: number, whole: number) => `${Number(((100 * part) / whole).toFixed(2))}%`;

/**
 * Returns a utility for each scene. It sets the scene's file, and in `--sun` the ellipse of the sun for
 * `radial-gradient()`, because the sun has its own colour.
 */
export function createSceneUtilities(): string {
  const [width, height] = FIELD;
  const utilities = Object.entries(scenes).map(([name, { sun }]) => {
    const reach = sun.radius + 1;
    const radii = `${toPercent(reach, width)} ${toPercent(reach, height)}`;
    const centre = `${toPercent(sun.x, width)} ${toPercent(sun.y, height)}`;
    return `@utility scene-${name} {\n  --art: url('./art/${name}.svg');\n  --sun: ${radii} at ${centre};\n}\n`;
  });
  return `${utilities.join('')}@source inline('scene-{${Object.keys(scenes).join()}}');\n`;
}

/** Returns the files of the scenes in src/styles, by path. */
export const createVignetteFiles = (): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(scenes) as VignetteScene[]).map((name) => [`art/${name}.svg`, drawVignette(name)]),
  );
