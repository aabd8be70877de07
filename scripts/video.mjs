/**
 * Renders the film "How we work" from the rosette art into public/media: two encodings, captions
 * and a poster. Run `node scripts/video.mjs` after a change of words or colours and commit the
 * result. Needs Chromium (CHROMIUM_PATH, or the system's) and ffmpeg.
 */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { chromiumPath, sandboxArgs } from './chromium.mjs';
import { pageOf, show } from './video-page.mjs';
import { captions, film, stateAt, steps } from './video-scene.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const output = join(root, 'public/media');
const importSource = async (path) =>
  (await runnerImport(join(root, path), { root, configFile: false, logLevel: 'error' })).module;

function ffmpeg(...args) {
  const { error, status } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' });
  if (error?.code === 'ENOENT') throw new Error('ffmpeg is not installed or not on the PATH.');
  if (error) throw error;
  if (status !== 0) throw new Error(`ffmpeg failed (${status}): ${args.join(' ')}`);
}

/** What each step draws: its lines in order, and the circle they touch. */
async function drawingOfSteps() {
  const { pathOf, symmetry, termsOf } = await importSource('src/lib/guilloche.ts');
  const { heroRosettes, rosettes } = await importSource('src/site/rosettes.ts');
  return steps.map(({ rosette, layer: index, tone }) => {
    const layer = { ...rosettes, ...heroRosettes }[rosette].layers[index];
    const terms = termsOf(layer);
    const turn = layer.turn ?? 360 / (symmetry(terms) * layer.copies);
    const d = pathOf(terms, layer.radius);
    const line = { d, tone: tone ?? layer.tone };
    const lines = Array.from({ length: layer.copies }, (_, i) => ({ ...line, turn: i * turn }));
    return { radius: layer.radius, lines };
  });
}

/** The site's own style sheet of fonts, each file as a data URI. */
async function fontFaces() {
  const styles = join(root, 'src/styles');
  let css = await readFile(join(styles, 'fonts.css'), 'utf8');
  for (const [, path] of css.matchAll(/url\('(.*?)'\)/g)) {
    const font = await readFile(join(styles, path), 'base64');
    css = css.replace(path, `data:font/woff2;base64,${font}`);
  }
  return css;
}

async function photograph(folder) {
  const { light } = await importSource('tailwind.config.ts');
  const drawing = await drawingOfSteps();
  const counts = drawing.map(({ lines }) => lines.length);
  const lines = drawing.flatMap((step) => step.lines);
  const radii = drawing.map(({ radius }) => radius);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: sandboxArgs });
  try {
    const page = await browser.newPage({ viewport: { width: film.width, height: film.height } });
    await page.setContent(pageOf(lines, radii, light, await fontFaces()));
    await page.evaluate(() => document.fonts.ready);
    const frame = (i) => join(folder, `${String(i).padStart(4, '0')}.png`);
    let last = '';
    for (let i = 0; i < film.seconds * film.rate; i += 1) {
      const state = stateAt(i / film.rate, counts);
      if (JSON.stringify(state) === last) await copyFile(frame(i - 1), frame(i));
      else {
        await page.evaluate(show, state);
        await page.screenshot({ path: frame(i) });
      }
      last = JSON.stringify(state);
    }
    return frame(film.seconds * film.rate - 1);
  } finally {
    await browser.close();
  }
}

ffmpeg('-f', 'lavfi', '-i', 'nullsrc', '-t', '0.1', '-f', 'null', '-'); // fails early if it is missing
await mkdir(output, { recursive: true });
const folder = await mkdtemp(join(tmpdir(), 'film-'));
try {
  const poster = await photograph(folder);
  const frames = ['-framerate', `${film.rate}`, '-i', join(folder, '%04d.png')];
  const colour = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const plain = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...colour];
  const bare = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '26'];
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-deadline', 'good', '-cpu-used', '1'];
  const target = (ending) => join(output, `how-we-work.${ending}`);
  ffmpeg(...frames, ...plain, ...h264, '-movflags', '+faststart', ...bare, target('mp4'));
  ffmpeg(...frames, ...plain, ...vp9, '-row-mt', '1', ...bare, target('webm'));
  // Three quarters of the size: fine lines cost less so than by a lower quality, which tints the paper.
  const webp = ['-vf', 'scale=720:-2:flags=lanczos', '-c:v', 'libwebp', '-quality', '64'];
  ffmpeg('-i', poster, ...webp, '-map_metadata', '-1', target('webp'));
  await writeFile(target('en.vtt'), captions());
  for (const ending of ['mp4', 'webm', 'webp', 'en.vtt']) {
    console.log(`how-we-work.${ending} ${(await stat(target(ending))).size} bytes`);
  }
} finally {
  await rm(folder, { recursive: true });
}
