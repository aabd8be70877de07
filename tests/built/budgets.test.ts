import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { themeScript } from '../../src/build/first-paint.ts';
import { routes } from '../../src/site/routes.ts';
import { seals } from '../../src/site/seals.ts';
import { thirdParties } from '../../src/site/third-parties.ts';
import { compressedSize } from '../compressed-size.ts';

/* Budgets in bytes, compressed with brotli as in dist/; `npm run lighthouse` checks times. */
const KB = 1000;

const budgets = {
  /** The HTML without its inline style sheets. */
  document: { home: 12.6 * KB, other: 15 * KB },
  /** The document with its style sheets and scripts, without fonts. */
  firstLoad: { home: 31.8 * KB, other: 36.7 * KB },
  /** The first load with background tiles, print styles and icons. */
  complete: { home: 37 * KB, other: 41.9 * KB },
  /** Markup per photograph in a document. */
  photograph: 100,
  /** Rosettes, seals and scenes of the page; background plates load near the viewport. */
  art: { home: 24 * KB, other: 18 * KB },
  /** The boot script and the theme script. */
  beforeReact: 2.5 * KB,
  /** All scripts of the first ten seconds without interaction. */
  idleScript: { home: 120.5 * KB, other: 87 * KB },
};

if (!existsSync('.ssr/dist/manifest.json')) throw new Error('There is no build: run `npm run build` first.');

type Manifest = Record<string, { file: string; imports?: string[] }>;
const manifest = JSON.parse(readFileSync('.ssr/dist/manifest.json', 'utf8')) as Manifest;

const size = (path: string) => statSync(existsSync(`dist${path}.br`) ? `dist${path}.br` : `dist${path}`).size;
const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + size(path), 0);
const assets = readdirSync('dist/assets');
const asset = (begin: string) => {
  const wanted = new RegExp(`^${begin}-[\\w-]{6,8}\\.\\w+$`);
  const found = assets.find((name) => wanted.test(name));
  if (!found) throw new Error(`dist/assets has no file ${begin}`);
  return `/assets/${found}`;
};
const themeScriptSize = brotliCompressSync(themeScript).length;
const tiles = (['wave', 'braid', 'lace'] as const).map((name) => ({ name, file: asset(name) }));
const html = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);
/** A chunk's file and those of its static imports. */
function filesOf(source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} has no chunk in the Vite manifest`);
  if (found.has(`/${chunk.file}`)) return found;
  found.add(`/${chunk.file}`);
  for (const other of chunk.imports ?? []) filesOf(other, found);
  return found;
}

function assetsOf(path: string) {
  const document = readFileSync(`dist${html(path)}`, 'utf8');
  const page = document.replace(/<header[^]*?<\/header>/, '');
  const all = (pattern: RegExp) => [...document.matchAll(pattern)].map((match) => match[1] ?? '');
  const scripts = all(/<script[^>]* src="([^"]+)"/g);
  return {
    markup: document.replaceAll(/<style>[^]*?<\/style>|<script>[^]*?<\/script>|<meta http-equiv[^>]*>/g, ''),
    styles: all(/<style>([^]*?)<\/style>/g),
    scripts: scripts.filter((file) => file.startsWith('/')),
    thirdPartyScripts: scripts.filter((file) => !file.startsWith('/')),
    preloads: all(/<link rel="preload" href="([^"]+)"/g),
    tileFiles: tiles
      .filter(({ name }) => new RegExp(`class="[^"]*\\b${name}s?\\b`).test(document))
      .map(({ file }) => file),
    // Without the art of the menus, which loads when they open.
    art: [
      ...new Set([
        `${seals.mark}-seal`,
        ...[...page.matchAll(/class="rosette rosette-(\w+) ros-([\w-]+)/g)].map(
          ([, size, of]) => `${of}-${size}`,
        ),
        ...[...page.matchAll(/ scene-(\w+)"/g)].map(([, scene = '']) => scene),
      ]),
    ].map(asset),
    photographs: document.split('<picture>').length - 1,
    prefetched: (/ data-prefetch="([^"]*)"/.exec(document)?.[1] ?? '').split(' '),
  };
}

describe.each(routes.map((route) => route.path))('%s', (path) => {
  const { markup, styles, scripts, thirdPartyScripts, preloads, tileFiles, art, photographs, prefetched } =
    assetsOf(path);
  const kind = path === '/' ? 'home' : 'other';
  const more = photographs * budgets.photograph;

  it('keeps the document, the first load and the complete page within their budgets', () => {
    expect(styles.length * scripts.length * preloads.length, 'the document was parsed').toBeGreaterThan(0);
    const first = sum([html(path), ...scripts]);
    expect(
      preloads.filter((file) => !file.endsWith('.woff2')),
      'only fonts are preloaded',
    ).toEqual([]);
    expect(first).toBeLessThanOrEqual(budgets.firstLoad[kind] + more);
    const complete = first + sum([...tileFiles, asset('print'), asset('icons'), '/favicon.svg']);
    expect(complete).toBeLessThanOrEqual(budgets.complete[kind] + more);
    const limit = budgets.document[kind] + more;
    expect(compressedSize(markup, limit)).toBeLessThanOrEqual(limit);
    expect(sum(art)).toBeLessThanOrEqual(budgets.art[kind]);
  });

  it('loads third-party scripts only from src/site/third-parties.ts', () => {
    const allowed = thirdParties.script.map(({ origin }) => origin);
    for (const file of thirdPartyScripts) expect(allowed).toContain(new URL(file).origin);
  });

  it('loads scripts within the budget before React starts', () => {
    expect(sum(scripts) + themeScriptSize).toBeLessThanOrEqual(budgets.beforeReact);
  });

  it('prefetches scripts within the budget without interaction', () => {
    const moving = path === '/' ? filesOf('src/components/fade-slider.tsx') : [];
    expect(prefetched).toContain(`/${manifest['src/app/client.tsx']?.file}`);
    const idle = sum(new Set([...scripts, ...prefetched, ...moving]));
    expect(idle).toBeLessThanOrEqual(budgets.idleScript[kind]);
  });
});

/** Classes in a style sheet. */
const classesOf = (name: string) =>
  new Set(
    [...readFileSync(`dist${asset(name)}`, 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, found]) => found),
  );
const [common, home, inner] = ['index', 'home', 'inner'].map(classesOf) as [
  Set<string>,
  Set<string>,
  Set<string>,
];

it.each(routes.map((route) => route.path))('%s loads the style sheet of each of its classes', (path) => {
  const used = [...readFileSync(`dist${html(path)}`, 'utf8').matchAll(/ class="([^"]*)"/g)].flatMap(
    ([, names = '']) => names.split(' '),
  );
  const other = path === '/' ? inner : home;
  const own = path === '/' ? home : inner;
  const sheet = path === '/' ? 'inner.css' : 'home.css';
  const missing = [...new Set(used)].filter((name) => other.has(name) && !own.has(name) && !common.has(name));
  expect(missing, `styled in ${sheet} only: import their file in src/styles/index.css`).toEqual([]);
});
