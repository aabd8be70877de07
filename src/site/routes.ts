import type { RosetteName } from './rosettes.ts';

/** Groups of the services menu, in the order shown. */
export const groups = [
  'Raise capital',
  'Strengthen the balance sheet',
  'Protect and grow',
  'Build and expand',
] as const;

interface Page {
  /** Address: no trailing slash, spelling and case as published. Its page is `src/pages<path>.tsx`. */
  path: `/${string}`;
  /** Name in menus, breadcrumbs and related links; unique, since it is a link text. */
  label: string;
  parent?: `/${string}`;
  rosette?: RosetteName;
  /** Scrolls smoothly to the top when opened (specification, root layout); others do so at once. */
  opens?: 'smoothly';
  /** Left out of the footer's list of pages: reached from its own place alone. */
  unlinked?: true;
  /** What searchers are told that it is about, beside the firm. */
  shows?: 'founder' | 'article';
  /** Has no words of its own to be found by: not in the sitemap, not in the site's search, and noindex. */
  unlisted?: true;
}

/** A page of the services menu. */
interface Service extends Page {
  group: (typeof groups)[number];
  /** About five words beside the label in the menu. */
  summary: string;
  rosette: RosetteName;
}

type Row = Service | (Page & { group?: never; summary?: never });

/**
 * Every page of the site, once. Typed links, menus, breadcrumbs, the prerendered files,
 * the sitemap and the page tests are all derived from this table.
 */
export const routes = [
  { path: '/', label: 'Home' },
  { path: '/about', label: 'About Us', parent: '/', opens: 'smoothly', rosette: 'corporate-consultancy' },
  {
    path: '/founderprofile',
    label: 'Founder Profile',
    parent: '/about',
    opens: 'smoothly',
    shows: 'founder',
  },
  { path: '/team', label: 'Team', parent: '/', opens: 'smoothly' },
  { path: '/partner', label: 'Become Partner', parent: '/', opens: 'smoothly', rosette: 'rating-process' },
  { path: '/contact', label: 'Contact', parent: '/', opens: 'smoothly', rosette: 'fund-raising' },
  { path: '/appointment', label: 'Appointment', parent: '/' },
  { path: '/insurence', label: 'Insurance', parent: '/', rosette: 'insurance' },
  { path: '/insurenceDetails', label: 'Insurance Details', parent: '/insurence', rosette: 'insurance' },
  { path: '/blogDetails', label: 'Blog Details', parent: '/', shows: 'article' },
  {
    path: '/services/fund-raising',
    label: 'Fund Raising',
    parent: '/',
    group: 'Raise capital',
    summary: 'Funding from India and abroad',
    rosette: 'fund-raising',
  },
  {
    path: '/services/billDiscounting',
    label: 'Bill Discounting',
    parent: '/',
    group: 'Raise capital',
    summary: 'Cash against approved invoices',
    rosette: 'bill-discounting',
  },
  {
    path: '/services/exportbillDiscounting',
    label: 'Export Bill Discounting',
    parent: '/',
    group: 'Raise capital',
    summary: 'Post-shipment finance for exporters',
    rosette: 'export-bill-discounting',
  },
  {
    path: '/services/loanForEveryIndian',
    label: 'Loan For Every Indian',
    parent: '/',
    group: 'Raise capital',
    summary: 'Personal, secured and business loans',
    rosette: 'loans',
    opens: 'smoothly',
  },
  {
    path: '/services/investment-banking',
    label: 'Debt Restructuring Services',
    parent: '/',
    group: 'Strengthen the balance sheet',
    summary: 'Higher limits or lower interest',
    rosette: 'debt-restructuring',
    opens: 'smoothly',
  },
  {
    path: '/services/credit-rating',
    label: 'Credit Rating Advisory',
    parent: '/',
    group: 'Strengthen the balance sheet',
    summary: 'Prepare for the rating agency',
    rosette: 'credit-rating',
  },
  {
    path: '/services/creditRatingAdversory',
    label: 'Rating Services and Process',
    parent: '/',
    group: 'Strengthen the balance sheet',
    summary: 'Step by step to a rating',
    rosette: 'rating-process',
  },
  {
    path: '/services/FinancialConsultancyforCorporates',
    label: 'Financial Consultancy for Corporates',
    parent: '/',
    group: 'Strengthen the balance sheet',
    summary: 'From proposal to banker liaison',
    rosette: 'corporate-consultancy',
  },
  {
    path: '/services/wealth',
    label: 'Wealth Management',
    parent: '/',
    group: 'Protect and grow',
    summary: 'Mutual funds, PMS and deposits',
    rosette: 'wealth',
  },
  {
    path: '/services/realState',
    label: 'Real Estate Advisory',
    parent: '/',
    group: 'Protect and grow',
    summary: 'Buy with due diligence',
    rosette: 'real-estate',
  },
  {
    path: '/services/ourInsuranceServices',
    label: 'Insurance Services',
    parent: '/',
    group: 'Protect and grow',
    summary: 'Life, health, general, loan cover',
    rosette: 'insurance',
  },
  {
    path: '/services/bankingDomainExpertConsultency',
    label: 'Banking Domain Expert Consultancy',
    parent: '/',
    group: 'Protect and grow',
    summary: 'A senior banker, one to one',
    rosette: 'banking-expert',
  },
  {
    path: '/services/ourEndToEndforeignServices',
    label: 'End-to-End Services for Foreign Companies',
    parent: '/',
    group: 'Build and expand',
    summary: 'Set up and run in India',
    rosette: 'foreign-company',
  },
  {
    path: '/services/training-placement',
    label: 'Manpower Training and Placement',
    parent: '/',
    group: 'Build and expand',
    summary: 'Trained people for finance firms',
    rosette: 'training',
  },
  {
    path: '/services/tech-services',
    label: 'Tech Services',
    parent: '/',
    group: 'Build and expand',
    summary: 'Web, mobile, cloud and CRM',
    rosette: 'tech',
  },
  {
    path: '/services/digital-marketing',
    label: 'Digital Marketing',
    parent: '/',
    group: 'Build and expand',
    summary: 'Search, social, e-mail and content',
    rosette: 'digital-marketing',
  },
  { path: '/articles', label: 'Articles', parent: '/', rosette: 'corporate-consultancy' },
  { path: '/nri', label: 'NRI Guide', parent: '/', rosette: 'foreign-company' },
  { path: '/calculators', label: 'Calculators', parent: '/', rosette: 'loans' },
  { path: '/papers', label: 'Papers to Bring', parent: '/', rosette: 'rating-process' },
  { path: '/search', label: 'Search', parent: '/', unlisted: true },
  { path: '/project-details', label: 'Project Details', parent: '/', unlinked: true },
  { path: '/privacy', label: 'Privacy', parent: '/' },
  { path: '/terms', label: 'Terms', parent: '/' },
  { path: '/accessibility', label: 'Accessibility', parent: '/' },
] as const satisfies readonly Row[];

export type Path = (typeof routes)[number]['path'];
/** An article, or a list of them: made from src/content/articles/, not from the table. */
export type ArticlePath = `/articles/${string}`;
/**
 * A path of the table, with or without the answer to a form's first choice (`?about=`) and an anchor on that page; or an
 * article's.
 */
export type To = Path | `${Path}#${string}` | `${Path}?about=${string}` | ArticlePath;
export type Route = Row & { path: Path };

/** Addresses that once were linked and now lead elsewhere (301 on a static host). */
export const redirects = {
  '/pricing': '/founderprofile',
  '/blog': '/partner',
  '/index.html': '/',
} as const satisfies Record<string, Path>;
