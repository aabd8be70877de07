import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inlineScript } from '../../build/first-paint.ts';
import { seals } from '../../src/site/seals.ts';
import { compressedSize } from '../compressed-size.ts';
import { htmlOf, paths } from './documents.ts';

const KB = 1000;

/** The maximum sizes in bytes after Brotli compression: 5% above the sizes when they were set. */
const budgets = {
  /** The HTML without its inline style sheets. Hashes are replaced by zeros. */
  document: { home: 16.6 * KB, other: 17.5 * KB },
  /** The document with its style sheets and scripts, but without fonts. Hashes are replaced by zeros. */
  firstLoad: { home: 36.1 * KB, other: 36.6 * KB },
  /** The first load together with background tiles, print styles and icons. */
  complete: { home: 41.2 * KB, other: 41.7 * KB },
  /** The rosettes, seals and scenes of the page. Art in the background is loaded only near the viewport. */
  art: { home: 21.2 * KB, other: 17.7 * KB },
  /** The boot script and the inline script. */
  beforeReact: { home: 3.3 * KB, other: 3.3 * KB },
  /** All scripts that a page loads in the first ten seconds without an interaction. */
  idleScript: { home: 64.1 * KB, other: 63.4 * KB },
};
/** The number of bytes that the markup of a photograph may add to a document. */
const PHOTOGRAPH_BYTES = 100;

type Manifest = Record<string, { file: string }>;
const manifest = JSON.parse(readFileSync('.ssr/dist/manifest.json', 'utf8')) as Manifest;

const size = (path: string) => statSync(existsSync(`dist${path}.br`) ? `dist${path}.br` : `dist${path}`).size;
const sum = (files: Iterable<string>) => [...files].reduce((total, path) => total + size(path), 0);
const assets = readdirSync('dist/assets');
const findAsset = (begin: string) => {
  const wanted = new RegExp(`^${begin}-[\\w-]{6,8}\\.\\w+$`);
  const found = assets.find((name) => wanted.test(name));
  if (!found) throw new Error(`dist/assets has no file ${begin}`);
  return `/assets/${found}`;
};
const findMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');
/** Replaces the hashes of files and styles by zeros, because they change the compressed size by up to 100 bytes. */
const removeHashes = (document: string) =>
  document
    .replace(/(?<=\/assets\/[\w.-]+-)[\w-]{6,8}(?=\.\w)/g, (hash) => '0'.repeat(hash.length))
    .replace(/(?<=sha256-)[\w+/]+/g, (hash) => '0'.repeat(hash.length));
/** Returns the data attributes of the boot script's element (src/runtime/boot/boot-data.ts). */
const readBootData = (document: string): Record<string, string> => {
  const script = /<script [^>]*data-entry[^>]*>/.exec(document)?.[0] ?? '';
  return Object.fromEntries(
    [...script.matchAll(/ data-(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

describe.each(paths)('%s', (path) => {
  const document = htmlOf(path) ?? '';
  const kind = path === '/' ? 'home' : 'other';
  const scripts = findMatches(document, /<script[^>]* src="([^"]+)"/g);
  const ownScripts = scripts.filter((file) => file.startsWith('/'));
  const markup = document.replaceAll(
    /<style>[^]*?<\/style>|<script>[^]*?<\/script>|<meta http-equiv[^>]*>/g,
    '',
  );

  it('has a document, first load, art and scripts within their budgets', () => {
    const preloads = findMatches(document, /<link rel="preload" href="([^"]+)"/g);
    expect(preloads.length * ownScripts.length, 'the document was parsed').toBeGreaterThan(0);
    expect(preloads.join(' '), 'only fonts are preloaded').toMatch(/^(\S+\.woff2 ?)+$/);
    const { entry, files = '', slides } = readBootData(document);
    expect(entry).toBe(`/${manifest['src/app/client.tsx']?.file}`);
    const [react = ''] = files.split(' ');
    expect(slides === undefined, 'only Home has slides that move').toBe(path !== '/');
    // The art of the menus is not counted, because it is loaded only when a menu opens.
    const page = document.replace(/<header[^]*?<\/header>/, '');
    const art = new Set([
      `${seals.mark}-seal`,
      ...[...page.matchAll(/class="rosette rosette-(\w+) ros-([\w-]+)/g)].map(
        ([, size, name]) => `${name}-${size}`,
      ),
      ...findMatches(page, / scene-(\w+)"/g),
    ]);
    const tiles = ['wave', 'braid', 'lace'].filter((name) =>
      new RegExp(`class="[^"]*\\b${name}s?\\b`).test(document),
    );

    const photographs = PHOTOGRAPH_BYTES * (document.split('<picture>').length - 1);
    const loadedScripts = sum(ownScripts);
    const rest = sum([...[...tiles, 'print', 'icons'].map(findAsset), '/favicon.svg']);
    const limit =
      Math.min(budgets.firstLoad[kind], budgets.complete[kind] - rest) + photographs - loadedScripts;
    const firstLoad = compressedSize(removeHashes(document), limit) + loadedScripts - photographs;
    const measured = {
      document: compressedSize(removeHashes(markup), budgets.document[kind] + photographs) - photographs,
      firstLoad,
      complete: firstLoad + rest,
      art: sum([...art].map(findAsset)),
      beforeReact: loadedScripts + brotliCompressSync(inlineScript).length,
      idleScript: sum([...ownScripts, entry ?? '', react, ...(slides ? [slides] : [])]),
    };
    const exceeded = (Object.keys(budgets) as (keyof typeof budgets)[]).filter(
      (name) => measured[name] > budgets[name][kind],
    );
    expect(exceeded.map((name) => `${name}: ${measured[name]} bytes`)).toEqual([]);
  });
});
