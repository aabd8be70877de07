/**
 * Engraves the pictures in src/portraits (JPEG, PNG, WebP or a drawing as SVG; a head before a plain ground) as lines
 * that swell where it is dark, and once more where it is light, for the dark scheme. Writes src/styles/portraits, its
 * style sheet and the list of names; commit all of it. Usage: npm run portraits
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import sharp from 'sharp';

/** Units of the drawing. */
const [WIDTH, HEIGHT] = [400, 480];
/** How far apart its lines are; on a card, where the drawing is half as wide, further. */
const gapOf = (name) => (name.startsWith('team-') ? 4.5 : 3);
/** Steps along a line; the thickness below which there is none, and by which a point may be missed. */
const [STEP, THINNEST, MISSED] = [2, 0.12, 0.13];

const from = 'src/portraits';
const to = 'src/styles/portraits';

/** The line's middle: a slow wave, so that no line is a ruler's. */
const middle = (top, x) => top + 7 * Math.sin(x / 95) - 6;

/** Points that a straight line between their neighbours would miss. */
function needed(points) {
  const kept = [points[0]];
  for (let at = 1; at < points.length - 1; at += 1) {
    const [[ax, ay, aw], [x, y, w], [bx, by, bw]] = [kept.at(-1), points[at], points[at + 1]];
    const part = (x - ax) / (bx - ax);
    const isMissed =
      Math.abs(aw + (bw - aw) * part - w) > MISSED || Math.abs(ay + (by - ay) * part - y) > 0.25;
    if (isMissed || x - ax > 24) kept.push(points[at]);
  }
  return [...kept, points.at(-1)];
}

/** A line that swells, as a closed path in tenths of a unit. */
function outline(points) {
  const kept = needed(points);
  const round = [...kept.map(([x, y, w]) => [x, y - w]), ...kept.reverse().map(([x, y, w]) => [x, y + w])];
  const [first, ...rest] = round.map((point) => point.map((length) => Math.round(length * 10)));
  let [x, y] = first;
  const steps = rest.map(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${first.join(' ')}l${steps.flat().join(' ').replaceAll(' -', '-')}z`;
}

/** @param {(x: number, y: number) => number} tone from 0, no line, to 1 */
function engrave(gap, tone) {
  const lines = [];
  for (let top = gap / 2; top < HEIGHT + 14; top += gap) {
    let run = [];
    for (let x = 0; x <= WIDTH; x += STEP) {
      const y = middle(top, x);
      const half = gap * 0.46 * Math.min(1, tone(x, y) * 1.05);
      if (half > THINNEST) run.push([x, y, half]);
      if ((half <= THINNEST || x === WIDTH) && run.length > 1) lines.push(outline(run));
      if (half <= THINNEST) run = [];
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * 10} ${HEIGHT * 10}"><path d="${lines.join('')}"/></svg>\n`;
}

const place = (at, most) => Math.max(0, Math.min(most - 1, Math.round(at)));
/** 1 in the middle, 0 at the edge of an upright oval that the shoulders leave at the foot. */
const vignette = (x, y) => {
  const far = Math.hypot((x / WIDTH - 0.5) / 0.5, (Math.min(y, HEIGHT * 0.6) / HEIGHT - 0.52) / 0.52);
  return Math.max(0, Math.min(1, (1 - far) * 6));
};

const names = [];
mkdirSync(from, { recursive: true }); // another firm may have none yet
rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
for (const file of readdirSync(from).sort()) {
  const picture = sharp(`${from}/${file}`).resize(WIDTH, HEIGHT).ensureAlpha();
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { isOpaque } = await sharp(`${from}/${file}`).stats();
  const at = (x, y) => {
    const pixel = (place(y, HEIGHT) * WIDTH + place(x, WIDTH)) * 4;
    const [red, green, blue, alpha] = data.subarray(pixel, pixel + 4);
    const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    return { light, there: isOpaque ? vignette(x, y) : alpha / 255 };
  };
  const { name } = parse(file);
  const gap = gapOf(name);
  writeFileSync(
    `${to}/${name}.svg`,
    engrave(gap, (x, y) => (1 - at(x, y).light) * at(x, y).there),
  );
  writeFileSync(
    `${to}/${name}-dark.svg`,
    engrave(gap, (x, y) => at(x, y).light * at(x, y).there),
  );
  names.push(name);
}

const url = (name) => `url('./portraits/${name}.svg')`;
const rule = (name) =>
  `  .portrait-${name} {\n    --light: ${url(name)};\n    --dark: ${url(`${name}-dark`)};\n  }\n`;
writeFileSync(
  `${to}.css`,
  `/* Written by \`npm run portraits\`. */\n@layer components {\n${names.map(rule).join('')}}\n`,
);
const row = (name) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: 'portrait-${name}',\n`;
writeFileSync(
  'src/site/portraits.ts',
  `/** Portraits and their classes. Written by \`npm run portraits\`. */\nexport const portraits = {${names.length > 0 ? '\n' : ''}${names.map(row).join('')}} as const;\n`,
);
