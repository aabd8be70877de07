import { route } from './page-info.ts';
import type { MenuItem } from './routes.ts';

/** The navigation bar, left to right. */
export const menu: readonly MenuItem[] = [
  { label: 'Home', path: '/' },
  { label: 'About', pages: [route('/about'), route('/team')] },
  { label: 'Services', services: true },
  { label: 'Articles', path: '/articles' },
  { label: 'Contact', path: '/contact' },
];

/** Shown below the services, for visitors who do not know which to choose. */
export const belowServices = { label: 'Ask for an appointment', to: '/appointment' } as const;

/** Guides, at the bottom of the services menu and in the mobile menu. */
export const guides = [{ to: '/articles', label: 'Articles', text: 'What to know before you call' }] as const;
