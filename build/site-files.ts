import { articles } from 'virtual:articles/all';
import { createFeed } from '../src/articles/plugin/feed.ts';
import { INDEX_PATH } from '../src/search/page-index.ts';
import { createSearchIndex } from '../src/search/build-index.ts';
import { contactCardPath, feedPath } from '../src/site/office.ts';
import { contactCard } from './contact-card.ts';
import { manifest, robots, sitemap } from './head.ts';
import { securityTxt } from './security-txt.ts';

/**
 * Returns the generated files that do not depend on the language, by path.
 * @param listed the paths in the sitemap
 */
export const siteFiles = (listed: readonly string[]): Record<string, string> => ({
  '/sitemap.xml': sitemap(listed),
  '/robots.txt': robots(),
  '/.well-known/security.txt': securityTxt(),
  '/site.webmanifest': manifest(),
});

/**
 * Returns the generated files of a language, by path.
 * @param searched the pages for the search index
 */
export const languageFiles = (searched: Parameters<typeof createSearchIndex>[0]): Record<string, string> => ({
  [INDEX_PATH]: createSearchIndex(searched),
  [contactCardPath]: contactCard(),
  [feedPath]: createFeed(articles),
});
