import { getRoute } from './page-info.ts';
import type { MenuItem } from './routes.ts';
import * as words from '#words/site.json';
import * as common from '#words/common.json';

/** The items of the navigation bar, from left to right. */
export const menu: readonly MenuItem[] = [
  { label: words.home, path: '/' },
  { label: words.about, pages: [getRoute('/about'), getRoute('/founderprofile')] },
  { label: common.services, services: true },
  { label: words.team, path: '/team' },
  { label: words.becomePartner, path: '/partner' },
  { label: words.contact, path: '/contact' },
];

/** The link below the services, for visitors who do not know which service they need. */
export const belowServices = {
  label: words.requestAppointment,
  to: '/appointment',
} as const;

/** The links to calculators and guides. They are on Home, at the end of the services menu, and in the mobile menu. */
export const guides = [
  { to: '/calculators', label: words.calculators, text: words.calculatorsSummary },
  { to: '/articles', label: words.articles, text: words.articlesSummary },
  { to: '/papers', label: words.documents, text: words.documentsSummary },
  { to: '/nri', label: words.nriGuide, text: words.nriGuideSummary },
  { to: '/overdue-invoices', label: words.overdueInvoices, text: words.overdueInvoicesSummary },
  { to: '/home-loan', label: getRoute('/home-loan').label, text: words.homeLoanSummary },
  { to: '/credit-score', label: getRoute('/credit-score').label, text: words.creditScoreSummary },
  {
    to: '/government-schemes',
    label: getRoute('/government-schemes').label,
    text: words.governmentSchemesSummary,
  },
  { to: '/compare-loans', label: getRoute('/compare-loans').label, text: words.compareLoansSummary },
] as const;
