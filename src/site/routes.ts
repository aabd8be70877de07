import { pageNotFound } from '#words/document.json';
import words from '#words/page-names.json';
import english from '../words/en/page-names.json';
import { language } from './language.ts';
import type { PageNames, PageRow } from './page-row.ts';
import { pages } from './pages.ts';
import { hasPage } from './translated-pages.ts';
import { NOT_FOUND } from './page-source.ts';

export { redirects } from './pages.ts';

export type Path = (typeof pages)[number]['path'];
/** The path of an article or a list of articles. The route table does not include them. */
export type ArticlePath = `/articles/${string}`;
/** A fragment or a preselected answer for the current page. */
type Here = `#${string}` | `?about=${string}`;
/**
 * The target of a link: a path of the table, with an optional preselected answer (`?about=`) and fragment, or only
 * these two for the current page, or the path of an article.
 */
export type To =
  | Path
  | Here
  | `${Path}#${string}`
  | `${Path}?about=${string}`
  | `/search?q=${string}`
  | ArticlePath;
export type Route = PageRow & PageNames & { path: Path };

/** The names of the pages in the language of this build. Pages that are only in English have no names here. */
const namesOf: Readonly<Partial<Record<Path, PageNames>>> = words;

/** The English names of all pages. Enquiries to the office contain them. */
export const englishNames: Readonly<Record<Path, PageNames>> = english;

function toRoute(row: PageRow & { path: Path }): Route {
  if (hasPage(language, row)) return { ...row, ...(namesOf[row.path] ?? englishNames[row.path]) };
  // A page that is only in English is a link in this language, without a form for an action.
  const { action: _action, actionFigure: _figure, ...names } = englishNames[row.path];
  return { ...row, ...names, actionTo: '/contact' };
}

/** The route table in the language of this build. */
export const routes: readonly Route[] = pages.map(toRoute);

/** Whether the page at a path is missing in this language. */
export const isOnlyInEnglish = (path: string) =>
  pages.some((row) => row.path === path && !hasPage(language, row));

/** An item of the navigation bar: a page, a group of pages, or the services. */
export type MenuItem =
  | { label: string; path: Path }
  | { label: string; pages: readonly Route[] }
  | { label: string; services: true };

/** The 404 page. */
export const notFound = { path: NOT_FOUND, label: pageNotFound } as const;
