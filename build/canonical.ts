import { TEMPLATE } from '../src/site/articles.ts';
import { findRoute } from '../src/site/page-info.ts';

/**
 * Returns the canonical path of a page, for the canonical link, Open Graph, JSON-LD and the sitemap. Several pages show
 * the same sample article; they all have the canonical path `TEMPLATE`.
 */
export const canonicalPath = (path: string): string =>
  findRoute(path)?.shows === 'article' ? TEMPLATE : path;
