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
/** The path of an article or of a list of articles. These paths are not in the route table. */
export type ArticlePath = `/articles/${string}`;
/** The target of a link within the current page: a section, or the form with a preselected answer. */
type OnCurrentPage = `#${string}` | `?about=${string}`;
/** The target of a link within the site. `?about=` preselects an answer in the form of the page. */
export type To =
  | Path
  | OnCurrentPage
  | `${Path}#${string}`
  | `${Path}?about=${string}`
  | `/search?q=${string}`
  | ArticlePath;
export type Route = PageRow & PageNames & { path: Path };

/** The names of the pages in the language of this build, by path. Pages that are only in English are missing here. */
const translatedNames: Readonly<Partial<Record<Path, PageNames>>> = words;

/** The English names of all pages. Texts of enquiries use them, because the firm reads English. */
export const englishNames: Readonly<Record<Path, PageNames>> = english;

function toRoute(row: PageRow & { path: Path }): Route {
  if (hasPage(language, row)) return { ...row, ...(translatedNames[row.path] ?? englishNames[row.path]) };
  // Instead of an untranslated page, visitors see a notice with a link to the English page. The notice has no form, so
  // the main link leads to Contact and has the default label.
  const { action: _action, actionFigure: _figure, ...names } = englishNames[row.path];
  return { ...row, ...names, actionTo: '/contact' };
}

/** The route table in the language of this build. */
export const routes: readonly Route[] = pages.map(toRoute);

/** Returns whether the page at a path is not translated into the language of this build. */
export const isOnlyInEnglish = (path: string) =>
  pages.some((row) => row.path === path && !hasPage(language, row));

/** An item of the navigation bar. It is a link to a page, a menu of pages, or the menu of services. */
export type MenuItem =
  | { label: string; path: Path }
  | { label: string; pages: readonly Route[] }
  | { label: string; services: true };

export const notFound = { path: NOT_FOUND, label: pageNotFound } as const;
