import { menu as words } from '#words/own.json';
import * as common from '#words/common.json';
import * as m from '#words/site.json';
import { getRoute } from './page-info.ts';
import type { MenuItem } from './routes.ts';

/** The items of the navigation bar, from left to right. */
export const menu: readonly MenuItem[] = [
  { label: m.home, path: '/' },
  { label: m.about, pages: [getRoute('/about'), getRoute('/team')] },
  { label: common.services, services: true },
  { label: m.articles, path: '/articles' },
  { label: m.contact, path: '/contact' },
];

/** The link below the services, for visitors who do not know which service they need. */
export const belowServices = { label: words.belowServices, to: '/appointment' } as const;

/** The links to guides, at the end of the services menu and in the mobile menu. */
export const guides = [{ to: '/articles', label: m.articles, text: words.articlesSummary }] as const;
