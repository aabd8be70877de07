import { TEMPLATE } from '../src/site/articles.ts';
import { match } from '../src/site/page-info.ts';

/**
 * Returns the canonical path of a page, for the canonical link, Open Graph, JSON-LD and the sitemap. A page that shows
 * the article of another page has the path of the other page.
 */
export const canonicalPath = (path: string): string => (match(path)?.shows === 'article' ? TEMPLATE : path);
