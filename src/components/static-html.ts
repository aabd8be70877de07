import { createContext, use } from 'react';
import { initialStaticPage, isInitialStaticPage } from '../lib/static-page.ts';

/** A static page, provided at build time: its HTML, and the languages that have it. */
export const StaticHtml = createContext<{ html: string; languages: readonly string[] } | undefined>(
  undefined,
);

/** Returns the languages that have the static page at a path; in the browser, of the initial page. */
export function useStaticLanguages(pathname: string): readonly string[] {
  const built = use(StaticHtml);
  return built?.languages ?? (isInitialStaticPage(pathname) ? (initialStaticPage?.languages ?? []) : []);
}
