import { route } from './page-info.ts';
import type { MenuItem } from './routes.ts';

/** The items of the navigation bar, from left to right. */
export const menu: readonly MenuItem[] = [
  { label: 'Home', path: '/' },
  { label: 'About', pages: [route('/about'), route('/founderprofile')] },
  { label: 'Services', services: true },
  { label: 'Team', path: '/team' },
  { label: 'Become Partner', path: '/partner' },
  { label: 'Contact', path: '/contact' },
];

/** Below the services, for visitors who do not know which one they need. */
export const belowServices = {
  label: 'Request an appointment',
  to: '/appointment?about=Business%20consultant',
} as const;

/** Calculators and guides: on Home, at the foot of the services menu and in the drawer. */
export const guides = [
  { to: '/calculators', label: 'Calculators', text: 'EMI, loan eligibility, bills' },
  { to: '/articles', label: 'Articles', text: 'Loans, bills and ratings' },
  { to: '/papers', label: 'Documents to bring', text: 'A checklist for each service' },
  { to: '/nri', label: 'NRI guide', text: 'Accounts, property, transfers' },
] as const;
