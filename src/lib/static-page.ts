import { getRoutePath } from '../site/language.ts';
import { initialPath } from './initial-page.ts';

/** A page whose content is only in its HTML, such as an article. The browser has no code that renders it again. */
interface StaticPage {
  /** The path without the prefix of the language. */
  path: string;
  title: string;
  /** The languages in which the page exists, including the current language, from the alternate links of the page. */
  languages: readonly string[];
  /** The `main` element with the content. */
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
  return { path: getRoutePath(initialPath), title: document.title, languages, main };
}

/** The static page that the browser loaded, or undefined if it loaded another page. */
export const initialStaticPage = findStaticPage();

/** Whether a path is the path of a static page: an article or a list of articles. */
export const isStaticPath = (pathname: string) => /^\/articles\/./.test(pathname);

/** Whether the browser loaded the static page at this path. */
export const isInitialStaticPage = (pathname: string) => initialStaticPage?.path === pathname;

/**
 * Returns the path if it belongs to a static page that can be rendered, otherwise undefined. The build can render every
 * static page. The browser can render only the static page of its first load.
 */
export function findStaticPath(pathname: string): string | undefined {
  const canRender = import.meta.env.SSR ? isStaticPath(pathname) : isInitialStaticPage(pathname);
  return canRender ? pathname : undefined;
}
