import { firm } from './firm.ts';
import type { PageRow } from './page-row.ts';
import { services } from './services.ts';

/** All pages of the site. Each also needs a line in descriptions.ts. */
export const pages = [
  { path: '/', label: 'Home', title: firm.tagline },
  { path: '/about', label: 'About Us', parent: '/', scrollsToTop: 'smoothly' },
  { path: '/team', label: 'Team', parent: '/', scrollsToTop: 'smoothly' },
  { path: '/contact', label: 'Contact', parent: '/', scrollsToTop: 'smoothly' },
  { path: '/appointment', label: 'Appointment', parent: '/' },
  ...services,
  { path: '/articles', label: 'Articles', parent: '/' },
  { path: '/search', label: 'Search', parent: '/', unlisted: true },
  { path: '/privacy', label: 'Privacy', parent: '/' },
  { path: '/terms', label: 'Terms', title: 'Terms and Complaints', parent: '/' },
  { path: '/accessibility', label: 'Accessibility', parent: '/' },
] as const satisfies readonly PageRow[];

/** Old paths and their 301 redirects. */
export const redirects = { '/home': '/', '/index.html': '/' } as const satisfies Record<
  string,
  (typeof pages)[number]['path']
>;
