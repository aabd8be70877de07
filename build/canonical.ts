import { TEMPLATE } from '../src/site/articles.ts';
import { match } from '../src/site/page-info.ts';

/**
 * Returns the path of a page for search engines. The template of a blog page shows an article that has its own page, so
 * it has the path of that page. Used by the canonical link, Open Graph, JSON-LD and the sitemap.
 */
export const canonicalPath = (path: string): string => (match(path)?.shows === 'article' ? TEMPLATE : path);
