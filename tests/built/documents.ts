import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { routes } from '../../src/site/routes.ts';
import type { Path } from '../../src/site/routes.ts';

if (!existsSync('dist/404.html')) throw new Error('There is no build: run `npm run build` first.');

export const paths: readonly Path[] = routes.map(({ path }) => path);

const pagesIn = (folder: string) =>
  readdirSync(`dist${folder}`)
    .filter((name) => name.endsWith('.html') && !name.startsWith('page-'))
    .map((name) => `${folder}/${name.replace('.html', '')}`);

/** Articles, which are not in the route table, and lists of articles by service. */
export const articlePaths = pagesIn('/articles');
export const articleLists = pagesIn('/articles/about');

/** The built scripts. */
export const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
export const scriptOf = (name: string) => readFileSync(`dist/assets/${name}`, 'utf8');

/** Returns the built HTML of a URL path, which may have a query and a hash, or undefined if there is no page. */
export function htmlOf(address: string): string | undefined {
  const path = address.replace(/[?#].*/, '');
  const file = `dist${path === '/' ? '/index' : path.replace(/\.html$/, '')}.html`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const cache = new Map<string, Document>();

/** Returns the parsed document of a URL path. Needs jsdom. */
export function documentOf(address: string): Document {
  const path = address.replace(/[?#].*/, '');
  const html = cache.has(path) ? '' : htmlOf(path);
  if (html === undefined) throw new Error(`The build has no page at ${path}`);
  const parsed = cache.get(path) ?? new DOMParser().parseFromString(html, 'text/html');
  cache.set(path, parsed);
  return parsed;
}

/** Returns the text content on one line. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
