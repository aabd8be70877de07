import { route } from './page-info.ts';
import type { MenuItem } from './routes.ts';
import * as m from '#words/site.json';
import * as common from '#words/common.json';

/** The items of the navigation bar, from left to right. */
export const menu: readonly MenuItem[] = [
  { label: m.home, path: '/' },
  { label: m.about, pages: [route('/about'), route('/founderprofile')] },
  { label: common.services, services: true },
  { label: m.team, path: '/team' },
  { label: m.becomePartner, path: '/partner' },
  { label: m.contact, path: '/contact' },
];

/** The link below the services, for visitors who do not know which service they need. */
export const belowServices = {
  label: m.requestAppointment,
  to: '/appointment',
} as const;

/** The calculators and guides: on Home, at the foot of the services menu, and in the mobile menu. */
export const guides = [
  { to: '/calculators', label: m.calculators, text: m.calculatorsSummary },
  { to: '/articles', label: m.articles, text: m.articlesSummary },
  { to: '/papers', label: m.documents, text: m.documentsSummary },
  { to: '/nri', label: m.nriGuide, text: m.nriGuideSummary },
  { to: '/overdue-invoices', label: m.overdueInvoices, text: m.overdueInvoicesSummary },
  { to: '/home-loan', label: route('/home-loan').label, text: m.homeLoanSummary },
  { to: '/compare-loans', label: route('/compare-loans').label, text: m.compareLoansSummary },
] as const;
