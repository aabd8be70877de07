import { pageNotFound } from '../messages/document.ts';
import type { pages } from './pages.ts';
import type { PageRow } from './page-row.ts';

export { pages as routes, redirects } from './pages.ts';

export type Path = (typeof pages)[number]['path'];
/** An article or a list of articles: from src/articles/texts/, not from the route table. */
export type ArticlePath = `/articles/${string}`;
/** A fragment or a preselected answer on the current page. */
type Here = `#${string}` | `?about=${string}`;
/**
 * A path of the table, with or without a preselected answer (`?about=`) and a fragment; either alone, for the current
 * page; or the path of an article.
 */
export type To = Path | Here | `${Path}#${string}` | `${Path}?about=${string}` | ArticlePath;
export type Route = PageRow & { path: Path };

/** An item of the navigation bar: a page, a group of pages, or the services. */
export type MenuItem =
  | { label: string; path: Path }
  | { label: string; pages: readonly Route[] }
  | { label: string; services: true };

/** The 404 page. */
export const notFound = { path: '/404', label: pageNotFound } as const;
