import { articles } from 'virtual:articles/all';
import { createFeed } from '../src/articles/plugin/feed.ts';
import { INDEX_PATH } from '../src/search/page-index.ts';
import { createSearchIndex } from '../src/search/build-index.ts';
import { contactCardPath, feedPath } from '../src/site/office.ts';
import { createContactCard } from './contact-card.ts';
import { createWebManifest, createRobotsTxt, createSitemap } from './head.ts';
import { createSecurityTxt } from './security-txt.ts';

/**
 * Returns the generated files that do not depend on the language, by path.
 * @param listed the paths in the sitemap
 */
export const createSiteFiles = (listed: readonly string[]): Record<string, string> => ({
  '/sitemap.xml': createSitemap(listed),
  '/robots.txt': createRobotsTxt(),
  '/.well-known/security.txt': createSecurityTxt(),
  '/site.webmanifest': createWebManifest(),
});

/**
 * Returns the generated files of a language, by path.
 * @param searched the pages for the search index
 */
export const createLanguageFiles = (
  searched: Parameters<typeof createSearchIndex>[0],
): Record<string, string> => ({
  [INDEX_PATH]: createSearchIndex(searched),
  [contactCardPath]: createContactCard(),
  [feedPath]: createFeed(articles),
});
