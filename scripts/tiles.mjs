/**
 * Writes src/styles/art.css and the drawings of src/styles/art: tiles, rosettes, icons and vignettes. Style sheets use
 * the drawings as masks. Run `npm run tiles` after a change of this script, of build/engraving.tsx or of a drawing, and
 * commit the result.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const TURN = 2 * Math.PI;
const folder = new URL('../src/styles/art/', import.meta.url);

/** Rounds to a tenth of a unit. @param {number} n */
const roundToTenth = (n) => Math.round(n * 10) / 10 || 0;

/** Joins the numbers of a path with as few separators as possible. @param {number[]} numbers */
const joinNumbers = (numbers) =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ' ' : '') + String(n).replace(/^(-?)0\./, '$1.')).join('');

/**
 * Returns the path of a function `y(x)` as a `c` command followed by `s` commands. The control points follow from the
 * slope.
 * @param {(x: number) => number} y
 * @param {number} width
 * @param {number} steps
 */
function createWavePath(y, width, steps) {
  const dx = width / steps;
  const slope = (/** @type {number} */ x) => (y(x + 1e-4) - y(x - 1e-4)) / 2e-4;
  let from = roundToTenth(y(0));
  let d = `M0 ${joinNumbers([from])}`;
  for (let i = 1; i <= steps; i += 1) {
    const x = i * dx;
    const out = i === 1 ? [roundToTenth(dx / 3), roundToTenth(y(0) + (slope(0) * dx) / 3 - from)] : [];
    const into = [roundToTenth((2 * dx) / 3), roundToTenth(y(x) - (slope(x) * dx) / 3 - from)];
    const deltas = joinNumbers([...out, ...into, roundToTenth(dx), roundToTenth(roundToTenth(y(x)) - from)]);
    d += i === 1 ? 'c' : i === 2 ? 's' : deltas.startsWith('-') ? '' : ' ';
    d += deltas;
    from = roundToTenth(y(x));
  }
  return d;
}

/**
 * @param {string} name
 * @param {[width: number, height: number]} size
 * @param {number} stroke
 * @param {string[]} paths
 */
function writeTile(name, [width, height], stroke, paths) {
  const root = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg ${root}><path fill="none" stroke="#fff" stroke-width="${stroke}" d="${paths.join('')}"/></svg>\n`;
  writeFileSync(new URL(`${name}.svg`, folder), svg);
}

/**
 * Writes the background tile with fifteen waves. Each wave is a sum of two sines whose periods fit the width, so the
 * tile repeats in both directions without a seam.
 */
function writeWave() {
  const width = 360;
  const height = 180;
  const lines = 15;
  const paths = [];
  for (let j = 0; j < lines; j += 1) {
    const phase = (TURN * j) / lines;
    const middle = (height / lines) * (j + 0.5);
    const y = (/** @type {number} */ x) =>
      middle + 24 * Math.sin((TURN * x) / width + phase) + 7 * Math.sin((2 * TURN * x) / width - phase);
    const heights = Array.from({ length: width }, (_, x) => y(x));
    // A line that leaves the tile at one edge continues at the opposite edge.
    for (const shift of [-height, 0, height]) {
      const above = Math.max(...heights) + shift < -1;
      const below = Math.min(...heights) + shift > height + 1;
      if (!above && !below) paths.push(createWavePath((x) => y(x) + shift, width, 8));
    }
  }
  writeTile('wave', [width, height], 0.8, paths);
}

/** Writes the border of the header: five sine waves with evenly shifted phases. */
function writeBraid() {
  const paths = Array.from({ length: 5 }, (_, j) =>
    createWavePath((x) => 8 + 6.7 * Math.sin((TURN * x) / 48 + (TURN * j) / 5), 48, 8),
  );
  writeTile('braid', [48, 16], 0.8, paths);
}

/** Writes the border of the footer: eight sine waves. Their amplitudes rise and fall together. */
function writeLace() {
  const envelope = (/** @type {number} */ x) => 0.7 + 0.3 * Math.cos((TURN * x) / 160);
  const paths = Array.from({ length: 8 }, (_, j) =>
    createWavePath((x) => 20 + 18.4 * envelope(x) * Math.sin((2 * TURN * x) / 160 + (TURN * j) / 8), 160, 16),
  );
  writeTile('lace', [160, 40], 0.8, paths);
}

const root = fileURLToPath(new URL('../', import.meta.url));
const { createEngraving } = (
  await runnerImport(`${root}build/engraving.tsx`, { root, configFile: false, logLevel: 'error' })
).module;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeWave();
writeBraid();
writeLace();
for (const [path, text] of Object.entries(createEngraving()))
  writeFileSync(new URL(`../${path}`, folder), text);
