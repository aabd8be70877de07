import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { routes } from '../../src/site/routes.ts';
import type { Path } from '../../src/site/routes.ts';

if (!existsSync('dist/404.html')) throw new Error('There is no build: run `npm run build` first.');

export const paths: readonly Path[] = routes.map(({ path }) => path);

const pagesIn = (folder: string) =>
  readdirSync(`dist${folder}`)
    .filter((name) => name.endsWith('.html'))
    .map((name) => `${folder}/${name.replace('.html', '')}`);

/** Articles, which are not in the route table, and lists of articles by service. */
export const articlePaths = pagesIn('/articles').filter((path) => !path.includes('/page-'));
export const articleLists = pagesIn('/articles/about').filter((path) => !path.includes('/page-'));

/** The built HTML of a path, which may have a query and a hash; undefined if the path has no page. */
export function htmlOf(address: string): string | undefined {
  const path = address.replace(/[?#].*/, '');
  const file = `dist${path === '/' ? '/index' : path.replace(/\.html$/, '')}.html`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const cache = new Map<string, Document>();

/** The same, parsed; needs jsdom. */
export function documentOf(address: string): Document {
  const path = address.replace(/[?#].*/, '');
  const html = cache.has(path) ? '' : htmlOf(path);
  if (html === undefined) throw new Error(`The build has no page at ${path}`);
  const parsed = cache.get(path) ?? new DOMParser().parseFromString(html, 'text/html');
  cache.set(path, parsed);
  return parsed;
}

/** The text content on one line. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The HTML around the content, without what differs by page. */
export function chromeOf(path: string): string {
  const body = documentOf(path).body.cloneNode(true) as HTMLElement;
  const main = body.querySelector('main');
  main?.replaceChildren();
  main?.removeAttribute('data-static');
  for (const link of body.querySelectorAll('a[hreflang]')) link.removeAttribute('href'); // to this page
  for (const printed of body.querySelectorAll('footer p'))
    if (textOf(printed).startsWith('This page: ')) printed.remove();
  return body.outerHTML.replaceAll(/ (aria-current|data-current)="[^"]*"/g, '').replaceAll(/_R_\w*_/g, ''); // React's ids
}
