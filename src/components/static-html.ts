import { createContext, use } from 'react';
import { initialStaticPage, isInitialStaticPage } from '../lib/static-page.ts';

/** The HTML of a static page, and the languages that have the page. Only the build provides it. */
export const StaticHtml = createContext<{ html: string; languages: readonly string[] } | undefined>(
  undefined,
);

/** Returns the languages that have the static page at a path. The browser knows them for the initial page only. */
export function useStaticLanguages(pathname: string): readonly string[] {
  const built = use(StaticHtml);
  return built?.languages ?? (isInitialStaticPage(pathname) ? (initialStaticPage?.languages ?? []) : []);
}
