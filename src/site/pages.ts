import type { PageRow } from './page-row.ts';
import { services } from './services.ts';

/**
 * The route table. Its texts are in page-names.json and descriptions.json in src/words. The table determines the types
 * of links, the footer, breadcrumbs, prerendered files, the sitemap and page tests. The navigation bar is in menu.ts.
 */
export const pages = [
  {
    path: '/',
    actionTo: '#enquiry',
  },
  { path: '/about', parent: '/', scrollsToTop: 'smoothly' },
  {
    path: '/founderprofile',
    parent: '/about',
    actionTo: '#contact',
    scrollsToTop: 'smoothly',
    subject: 'founder',
  },
  { path: '/team', parent: '/', scrollsToTop: 'smoothly' },
  {
    path: '/partner',
    parent: '/',
    actionTo: '#contact',
    scrollsToTop: 'smoothly',
  },
  { path: '/contact', parent: '/', actionTo: '#message', scrollsToTop: 'smoothly' },
  { path: '/appointment', parent: '/', actionTo: '#quote' },
  {
    path: '/insurence',
    parent: '/',
    actionTo: '#enquiry',
  },
  {
    path: '/insurenceDetails',
    parent: '/insurence',
  },
  {
    path: '/blogDetails',
    parent: '/',
    subject: 'article',
  },
  ...services,
  {
    path: '/articles',
    parent: '/',
  },
  {
    path: '/nri',
    parent: '/',
    actionTo: '#enquiry',
  },
  {
    path: '/overdue-invoices',
    parent: '/',
    actionTo: '#enquiry',
  },
  {
    path: '/home-loan',
    parent: '/services/loanForEveryIndian',
    actionTo: '/services/loanForEveryIndian?about=Home%20loan#enquiry',
  },
  {
    path: '/credit-score',
    parent: '/services/loanForEveryIndian',
    rosette: 'credit-rating',
    actionTo: '#enquiry',
  },
  {
    path: '/government-schemes',
    parent: '/services/loanForEveryIndian',
    rosette: 'loans',
    actionTo: '/services/loanForEveryIndian?about=Mudra%20loan#enquiry',
  },
  {
    path: '/compare-loans',
    parent: '/calculators',
    actionTo: '/services/loanForEveryIndian#enquiry',
  },
  { path: '/calculators', parent: '/' },
  {
    path: '/papers',
    parent: '/',
  },
  { path: '/search', parent: '/', unlisted: true },
  {
    path: '/project-details',
    parent: '/',
    isOmittedFromFooter: true,
  },
  { path: '/privacy', parent: '/' },
  { path: '/terms', parent: '/' },
  { path: '/accessibility', parent: '/' },
] as const satisfies readonly PageRow[];

/** Former paths and the paths that replace them. Hosts redirect with status 301. */
export const redirects = {
  '/pricing': '/founderprofile',
  '/blog': '/partner',
  '/index.html': '/',
} as const satisfies Record<string, (typeof pages)[number]['path']>;
