import type { PageRow } from './page-row.ts';
import { services } from './services.ts';

/** All pages of the site; their names and descriptions are in src/words/en/page-names.json and descriptions.json. */
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

/** Old paths and their 301 redirects. */
export const redirects = { '/home': '/', '/index.html': '/' } as const satisfies Record<
  string,
  (typeof pages)[number]['path']
>;
