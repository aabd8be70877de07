import { route } from './derive.ts';
import type { MenuItem } from './routes.ts';

/** The navigation bar, left to right. */
export const menu: readonly MenuItem[] = [
  { label: 'Home', path: '/' },
  { label: 'About', pages: [route('/about'), route('/founderprofile')] },
  { label: 'Services', services: true },
  { label: 'Team', path: '/team' },
  { label: 'Become Partner', path: '/partner' },
  { label: 'Contact', path: '/contact' },
];

/** Under the services, for a visitor who does not know which. */
export const belowServices = { label: 'Ask for an appointment', to: '/appointment' } as const;
