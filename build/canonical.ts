import { TEMPLATE } from '../src/site/articles.ts';
import { match } from '../src/site/page-info.ts';

/**
 * The path of a page for search engines: its own, except for the template of a blog page, which shows an article with
 * an address of its own. Used by the canonical link, Open Graph, JSON-LD and the sitemap.
 */
export const canonicalPath = (path: string): string => (match(path)?.shows === 'article' ? TEMPLATE : path);
