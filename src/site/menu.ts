import { route } from './derive.ts';
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
export const belowServices = { label: 'Ask for an appointment', to: '/appointment' } as const;
