import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { getPathInLanguage } from '../../src/site/languages.ts';
import { languages } from '../../src/site/published-languages.ts';
import { routes } from '../../src/site/routes.ts';
import type { Path } from '../../src/site/routes.ts';

/** The paths of the English pages in the route table, which does not contain the articles. */
export const paths: readonly Path[] = routes.map(({ path }) => path);

const pagesIn = (folder: string) =>
  readdirSync(`dist${folder}`)
    .filter((name) => name.endsWith('.html') && !name.startsWith('page-'))
    .map((name) => `${folder}/${name.replace('.html', '')}`);

/** The paths of the English articles. */
export const articlePaths = pagesIn('/articles');
export const articleLists = pagesIn('/articles/about');

/** Returns the path of each page in every language, whether the page is translated or not. */
export const inAllLanguages = (english: readonly string[]) =>
  english.flatMap((path) =>
    (['en', ...languages] as const).map((language) => getPathInLanguage(language, path)),
  );

export const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
export const scriptOf = (name: string) => readFileSync(`dist/assets/${name}`, 'utf8');

const pathOf = (url: string) => url.replace(/[?#].*/, '');

/** Returns the built HTML at a URL such as `/contact?about=Wealth#message`. Returns undefined if there is no page. */
export function htmlOf(url: string): string | undefined {
  const path = pathOf(url);
  const file = `dist${path === '/' ? '/index' : path.replace(/\.html$/, '')}.html`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The paths of the pages of the route table in all languages. An untranslated page only links to the English page. */
export const pathsInAllLanguages = inAllLanguages(paths).filter((path) => htmlOf(path) !== undefined);

// The environment `jsdom` of Vitest would be slower: each test file creates it again.
const { DOMParser } = new JSDOM().window;
const documents = new Map<string, Document>();

/** Returns the parsed document at a URL such as `/contact?about=Wealth#message`, or throws. */
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

export const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
export const mainOf = (url: string) => documentOf(url).querySelector('main')!;
export const findAll = (url: string, selector: string) => [...documentOf(url).querySelectorAll(selector)];

/** Returns the text content of an element on one line. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
