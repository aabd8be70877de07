import { TEMPLATE } from '../src/site/articles.ts';
import { findRoute } from '../src/site/page-info.ts';

/**
 * Returns the canonical path of a page, for the canonical link, Open Graph, JSON-LD and the sitemap. The sample article
 * is at several paths. The canonical path of each is `TEMPLATE`, because the content is the same.
 */
export const getCanonicalPath = (path: string): string =>
  findRoute(path)?.shows === 'article' ? TEMPLATE : path;
