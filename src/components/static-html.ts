import { createContext, use } from 'react';
import { initialStaticPage, isInitialStaticPage } from '../lib/static-page.ts';

/**
 * The HTML of a static page, and the languages in which the page exists. Only the build provides this context. In the
 * browser, its value is undefined.
 */
export const StaticHtml = createContext<{ html: string; languages: readonly string[] } | undefined>(
  undefined,
);

/** Returns whether the page at the path is static. The browser can show only the static page that it loaded. */
export function useIsStaticPage(pathname: string): boolean {
  const isPrerendering = use(StaticHtml) !== undefined;
  return isPrerendering || isInitialStaticPage(pathname);
}

/**
 * Returns the languages in which the static page at a path exists. In the browser, they are known only for the page
 * that was loaded. For all other paths, the list is empty.
 */
export function useStaticLanguages(pathname: string): readonly string[] {
  const staticHtml = use(StaticHtml);
  if (staticHtml) return staticHtml.languages;
  if (isInitialStaticPage(pathname) && initialStaticPage) return initialStaticPage.languages;
  return [];
}
