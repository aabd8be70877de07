import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/site/routes.ts';

/*
 * Bytes are exact, so they are a test; times are measured by `npm run bench` instead. Brotli, of dist/ as it was
 * built: run `npm run build` first.
 */
const KB = 1000;
const budgets = {
  /** What the document itself asks for: HTML, style sheets, scripts, preloaded fonts. */
  firstLoad: { home: 68 * KB, other: 58 * KB },
  /** That and the faces which the first view may show besides, until the page is complete. */
  complete: { home: 90 * KB, other: 70 * KB },
  /** The boot script and the theme's. */
  beforeReact: 2 * KB,
  /** All script of the first ten seconds without anybody there. */
  idleScript: { home: 120 * KB, other: 85 * KB },
};

if (!existsSync('.ssr/dist/manifest.json'))
  throw new Error('Nothing is built yet: run `npm run build` first.');

type Manifest = Record<string, { file: string; imports?: string[] }>;
const manifest = JSON.parse(readFileSync('.ssr/dist/manifest.json', 'utf8')) as Manifest;

const size = (path: string) => statSync(existsSync(`dist${path}.br`) ? `dist${path}.br` : `dist${path}`).size;
const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + size(path), 0);
const faces = ['bona-700', 'bona-400-italic'].map((name) => {
  const file = readdirSync('dist/assets').find((asset) =>
    new RegExp(`^${name}-[^-]{8}\\.woff2$`).test(asset),
  );
  return `/assets/${file}`;
});
const html = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/** A chunk's file and those of its static imports. */
function filesOf(source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not in the build`);
  if (found.has(`/${chunk.file}`)) return found;
  found.add(`/${chunk.file}`);
  for (const other of chunk.imports ?? []) filesOf(other, found);
  return found;
}

function parts(path: string) {
  const document = readFileSync(`dist${html(path)}`, 'utf8');
  const all = (pattern: RegExp) => [...document.matchAll(pattern)].map((match) => match[1] ?? '');
  return {
    styles: all(/<link rel="stylesheet" href="([^"]+)"/g),
    scripts: all(/<script[^>]* src="([^"]+)"/g),
    fonts: all(/<link rel="preload" href="([^"]+\.woff2)"/g),
    warm: (/ data-warm="([^"]*)"/.exec(document)?.[1] ?? '').split(' '),
  };
}

describe.each(routes.map((route) => route.path))('%s', (path) => {
  const { styles, scripts, fonts, warm } = parts(path);
  const kind = path === '/' ? 'home' : 'other';

  it('keeps the first load, and the complete page, within their budgets', () => {
    expect(styles.length * scripts.length * fonts.length, 'the document was understood').toBeGreaterThan(0);
    const first = sum([html(path), ...styles, ...scripts, ...fonts]);
    expect(first).toBeLessThanOrEqual(budgets.firstLoad[kind]);
    expect(first + sum(faces)).toBeLessThanOrEqual(budgets.complete[kind]);
  });

  it('sends less than 2 kB of script before React starts', () => {
    expect(sum(scripts)).toBeLessThanOrEqual(budgets.beforeReact);
  });

  it('fetches no more script by itself than its budget', () => {
    const moving = path === '/' ? filesOf('src/components/fade-slider.tsx') : [];
    expect(warm).toContain(`/${manifest['src/client.tsx']?.file}`);
    expect(sum(new Set([...scripts, ...warm, ...moving]))).toBeLessThanOrEqual(budgets.idleScript[kind]);
  });
});
