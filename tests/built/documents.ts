import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { routes } from '../../src/site/routes.ts';
import type { Path } from '../../src/site/routes.ts';

if (!existsSync('dist/404.html')) throw new Error('There is no build: run `npm run build` first.');

export const paths: readonly Path[] = routes.map(({ path }) => path);

const pagesIn = (folder: string) =>
  readdirSync(`dist${folder}`)
    .filter((name) => name.endsWith('.html') && !name.startsWith('page-'))
    .map((name) => `${folder}/${name.replace('.html', '')}`);

/** The paths of the articles. The route table does not contain them. */
export const articlePaths = pagesIn('/articles');
/** The paths of the lists of articles by service. */
export const articleLists = pagesIn('/articles/about');

/** The names of the built scripts. */
export const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
export const scriptOf = (name: string) => readFileSync(`dist/assets/${name}`, 'utf8');

const pathOf = (url: string) => url.replace(/[?#].*/, '');

/** Returns the built HTML at a URL such as `/contact?about=Wealth#message`. Returns undefined if there is no page. */
export function htmlOf(url: string): string | undefined {
  const path = pathOf(url);
  const file = `dist${path === '/' ? '/index' : path.replace(/\.html$/, '')}.html`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const documents = new Map<string, Document>();

/**
 * Returns the parsed document at a URL such as `/contact?about=Wealth#message`. Needs jsdom.
 * @throws Error if the build has no such page
 */
export function documentOf(url: string): Document {
  const path = pathOf(url);
  const cached = documents.get(path);
  if (cached) return cached;
  const html = htmlOf(path);
  if (html === undefined) throw new Error(`The build has no page at ${path}`);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  documents.set(path, parsed);
  return parsed;
}

/** Returns the text content of an element on one line. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
