import { EXAMPLE_ARTICLE } from '../src/site/articles.ts';
import { findRoute } from '../src/site/page-info.ts';

/**
 * Returns the canonical path of a page, for the canonical link, Open Graph, JSON-LD and the sitemap. Several paths show
 * the same sample article, so their canonical path is `EXAMPLE_ARTICLE`.
 */
export const getCanonicalPath = (path: string): string =>
  findRoute(path)?.subject === 'article' ? EXAMPLE_ARTICLE : path;
