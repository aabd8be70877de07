import { routePath } from '../site/language.ts';
import { initialPath } from './initial-page.ts';

/** A page whose content is only in its HTML, such as an article: the client has no code to render it. */
interface StaticPage {
  /** The path without the path of the language. */
  path: string;
  title: string;
  /** The languages in which the page exists, including the current one, for the alternate links. */
  languages: readonly string[];
  /** The element that has the content. */
  main: HTMLElement;
}

function findStaticPage(): StaticPage | undefined {
  if (initialPath === undefined) return undefined;
  const main = document.querySelector<HTMLElement>('main[data-static]');
  if (!main) return undefined;
  const alternates = document.querySelectorAll<HTMLLinkElement>(
    'link[rel="alternate"][hreflang]:not([type])',
  );
  const languages = [...alternates].map(({ hreflang }) => hreflang.replace(/-.*/, ''));
  return { path: routePath(initialPath), title: document.title, languages, main };
}

/** The static page that is the first page of the window, if any. */
export const initialStaticPage = findStaticPage();

/** Whether a path belongs to a static page: an article or a list of articles. */
export const isStaticPath = (pathname: string) => /^\/articles\/./.test(pathname);

/** Whether the first page of the window is the static page of a path. */
export const isInitialStaticPage = (pathname: string) => initialStaticPage?.path === pathname;

/** Returns the path if it shows a static page. The build renders each static page, the browser only the first page. */
export function staticPathOf(pathname: string): string | undefined {
  const isShown = import.meta.env.SSR ? isStaticPath(pathname) : isInitialStaticPage(pathname);
  return isShown ? pathname : undefined;
}
