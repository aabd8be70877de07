import { createContext, use } from 'react';
import { initialStaticPage, isInitialStaticPage } from '../lib/static-page.ts';

/** The HTML of a static page, and the languages that have the page. The build provides it; in the browser it is undefined. */
export const StaticHtml = createContext<{ html: string; languages: readonly string[] } | undefined>(
  undefined,
);

/** Returns the languages that have the static page at a path. In the browser, this is empty for all but the first page. */
export function useStaticLanguages(pathname: string): readonly string[] {
  const staticHtml = use(StaticHtml);
  if (staticHtml) return staticHtml.languages;
  if (isInitialStaticPage(pathname) && initialStaticPage) return initialStaticPage.languages;
  return [];
}
