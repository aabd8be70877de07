import { getRoutePath } from '../site/language.ts';
import { initialPath } from './initial-page.ts';

/** A page whose content is only in its HTML, such as an article. The browser has no code that renders this content. */
interface StaticPage {
  /** The path without the prefix of the language. */
  path: string;
  title: string;
  /** The languages of the page's alternate links. The list is empty if the page is only in English. */
  languages: readonly string[];
  /** The `main` element with the content. */
  main: HTMLElement;
}

function findStaticPage(): StaticPage | undefined {
  if (initialPath === undefined) return undefined;
  const main = document.querySelector<HTMLElement>('main[data-static]');
  if (!main) return undefined;
  const alternates = document.querySelectorAll<HTMLLinkElement>(
    'link[rel="alternate"][hreflang]:not([type], [hreflang="x-default"])',
  );
  const languages = [...alternates].map(({ hreflang }) => hreflang.replace(/-.*/, ''));
  return { path: getRoutePath(initialPath), title: document.title, languages, main };
}

/** The static page that the browser loaded, or undefined if it loaded another page. */
export const initialStaticPage = findStaticPage();

/**
 * Returns whether a path has the form of a static page: an article, or a list of articles. The list at /articles itself
 * is no static page.
 */
export const isStaticPath = (pathname: string) => /^\/articles\/./.test(pathname);

/** Returns whether the document that the browser loaded is the static page at this path. */
export const isInitialStaticPage = (pathname: string) => initialStaticPage?.path === pathname;
