import type { PageRow } from './page-row.ts';
import { services } from './services.ts';

/** All pages of the site. Their names and descriptions are in page-names.json and descriptions.json in src/words/en. */
export const pages = [
  { path: '/' },
  { path: '/about', parent: '/', scrollsToTop: 'smoothly' },
  { path: '/team', parent: '/', scrollsToTop: 'smoothly' },
  { path: '/contact', parent: '/', scrollsToTop: 'smoothly' },
  { path: '/appointment', parent: '/' },
  ...services,
  { path: '/articles', parent: '/' },
  { path: '/search', parent: '/', unlisted: true },
  { path: '/privacy', parent: '/' },
  { path: '/terms', parent: '/' },
  { path: '/accessibility', parent: '/' },
] as const satisfies readonly PageRow[];

/** Former paths and the paths that replace them. Hosts redirect with status 301. */
export const redirects = { '/home': '/', '/index.html': '/' } as const satisfies Record<
  string,
  (typeof pages)[number]['path']
>;
