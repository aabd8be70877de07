import type { PageRow } from './page-row.ts';
import { services } from './services.ts';

/**
 * The route table except the services. Typed links, the footer, breadcrumbs, prerendered files, the sitemap and page
 * tests are derived from it. The navigation bar is menu.ts; descriptions are in descriptions.ts.
 */
export const pages = [
  {
    path: '/',
    label: 'Home',
    title: 'Financial Advisory and Fintech Consulting',
    actionTo: '#enquiry',
  },
  { path: '/about', label: 'About Us', parent: '/', scrollsToTop: 'smoothly' },
  {
    path: '/founderprofile',
    label: 'Founder Profile',
    parent: '/about',
    action: 'Contact the founder',
    actionTo: '#contact',
    scrollsToTop: 'smoothly',
    shows: 'founder',
  },
  { path: '/team', label: 'Team', parent: '/', scrollsToTop: 'smoothly' },
  {
    path: '/partner',
    label: 'Become Partner',
    title: 'Become Our Channel Partner',
    parent: '/',
    action: 'Become a partner',
    actionTo: '#contact',
    scrollsToTop: 'smoothly',
  },
  { path: '/contact', label: 'Contact', parent: '/', actionTo: '#message', scrollsToTop: 'smoothly' },
  { path: '/appointment', label: 'Appointment', parent: '/', actionTo: '#quote' },
  {
    path: '/insurence',
    label: 'Insurance',
    parent: '/',
    actionTo: '#enquiry',
  },
  {
    path: '/insurenceDetails',
    label: 'Insurance Details',
    title: 'Insurance Details: How a Policy Works',
    parent: '/insurence',
  },
  {
    path: '/blogDetails',
    label: 'Blog Details',
    title: 'Blog Details: Credit Rating Interviews',
    parent: '/',
    shows: 'article',
  },
  ...services,
  {
    path: '/articles',
    label: 'Articles',
    title: 'Articles on Loans, Bills and Ratings',
    parent: '/',
  },
  {
    path: '/nri',
    label: 'NRI Guide',
    title: 'NRI Guide: Accounts, Property, Transfers',
    parent: '/',
    action: 'Get help with your case',
    actionTo: '#enquiry',
  },
  {
    path: '/overdue-invoices',
    label: 'Overdue Invoices',
    parent: '/',
    action: 'Ask us for help',
    actionTo: '#enquiry',
  },
  {
    path: '/home-loan',
    label: 'Home Loan Guide',
    title: 'Home Loan Guide: LTV, Rates, PMAY',
    parent: '/services/loanForEveryIndian',
    action: 'Ask about a home loan',
    actionTo: '/services/loanForEveryIndian?about=Home%20loan#enquiry',
  },
  {
    path: '/compare-loans',
    label: 'Compare Loan Offers',
    parent: '/calculators',
    action: 'Ask about your loan',
    actionTo: '/services/loanForEveryIndian#enquiry',
  },
  { path: '/calculators', label: 'Calculators', title: 'EMI and Loan Calculators', parent: '/' },
  {
    path: '/papers',
    label: 'Documents to Bring',
    title: 'Documents for Loans and Other Services',
    parent: '/',
  },
  { path: '/search', label: 'Search', parent: '/', unlisted: true },
  {
    path: '/project-details',
    label: 'Project Details',
    title: 'Project Details: Sample Insurance Cases',
    parent: '/',
    unlinked: true,
  },
  { path: '/privacy', label: 'Privacy', parent: '/' },
  { path: '/terms', label: 'Terms', title: 'Terms, Registrations and Complaints', parent: '/' },
  { path: '/accessibility', label: 'Accessibility', parent: '/' },
] as const satisfies readonly PageRow[];

/** Former addresses and their replacements (301 on a static host). */
export const redirects = {
  '/pricing': '/founderprofile',
  '/blog': '/partner',
  '/index.html': '/',
} as const satisfies Record<string, (typeof pages)[number]['path']>;
