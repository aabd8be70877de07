import { TEMPLATE } from '../src/site/articles.ts';
import { findRoute } from '../src/site/page-info.ts';

/**
 * Returns the canonical path of a page, for the canonical link, Open Graph, JSON-LD and the sitemap. Sample articles at
 * several paths all have the canonical path `TEMPLATE`, because their content is the same.
 */
export const getCanonicalPath = (path: string): string =>
  findRoute(path)?.shows === 'article' ? TEMPLATE : path;
