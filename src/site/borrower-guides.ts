import { route } from './page-info.ts';
import * as m from '../messages/sections.ts';

/** Guides that Home lists after those of the menus. */
export const borrowerGuides = [
  { to: '/home-loan', label: route('/home-loan').label, text: m.homeLoanSummary },
  { to: '/compare-loans', label: route('/compare-loans').label, text: m.compareLoansSummary },
] as const;
