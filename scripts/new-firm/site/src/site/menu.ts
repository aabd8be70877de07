import { route } from './derive.ts';
import type { Path, Route } from './routes.ts';

type MenuItem =
  | { label: string; path: Path }
  | { label: string; pages: readonly Route[] }
  | { label: string; services: true };

/** The navigation bar, left to right. */
export const menu: readonly MenuItem[] = [
  { label: 'Home', path: '/' },
  { label: 'About', pages: [route('/about'), route('/team')] },
  { label: 'Services', services: true },
  { label: 'Articles', path: '/articles' },
  { label: 'Contact', path: '/contact' },
];

/** Under the services, for a visitor who does not know which. */
export const belowServices = { label: 'Ask for an appointment', to: '/appointment' } as const;
