import type { pages } from './pages.ts';
import type { Row } from './row.ts';

export { pages as routes, redirects } from './pages.ts';

export type Path = (typeof pages)[number]['path'];
/** An article, or a list of them: made from src/content/articles/, not from the table. */
export type ArticlePath = `/articles/${string}`;
/** A place or an answer on the page that the link stands on. */
type Here = `#${string}` | `?about=${string}`;
/**
 * A path of the table, with or without the answer to a form's first choice (`?about=`) and an anchor on that page; either
 * alone, on the page that the link stands on; or an article's path.
 */
export type To = Path | Here | `${Path}#${string}` | `${Path}?about=${string}` | ArticlePath;
export type Route = Row & { path: Path };

/** An item of the navigation bar: a page, pages under a common name, or the services. */
export type MenuItem =
  | { label: string; path: Path }
  | { label: string; pages: readonly Route[] }
  | { label: string; services: true };

/** The page shown where there is none. */
export const notFound = { path: '/404', label: 'Page not found' } as const;
