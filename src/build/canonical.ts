import { TEMPLATE } from '../site/articles.ts';
import { match } from '../site/derive.ts';

/**
 * The path under which searchers list a page: its own, except for the specified template of a blog page, which shows an
 * article that has an address of its own. The canonical link, Open Graph, JSON-LD and the sitemap all use it.
 */
export const canonicalPath = (path: string): string => (match(path)?.shows === 'article' ? TEMPLATE : path);
