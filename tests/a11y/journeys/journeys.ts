import { tabForms } from '../../forms.ts';
import { service } from '../../menu-pages.ts';
import { chrome } from './chrome.ts';
import { commonForms, createEnquiryJourney } from './forms.ts';
import * as own from './own.ts';
import { openByMenu, pages } from './pages.ts';
import { dialog } from './steps.ts';
import type { Journey } from './steps.ts';

/** The tasks of visitors, derived from routes, menus and forms. own.ts has tasks on pages that only this firm has. */
export const groups = {
  pages,
  forms: [...commonForms, ...own.forms],
  widgets: own.widgets,
  chrome: [...chrome, ...own.chrome],
  hindi: own.hindi,
} as const;

const backToMenu: Journey = {
  task: 'come back to where the menu was opened',
  steps: [{ back: true }, { arrives: '/' }],
};
const inDrawer: Journey = {
  task: 'open Contact in the drawer',
  at: '/about',
  steps: [
    { window: 'phone' },
    { menu: ['Contact'] },
    { arrives: '/contact' },
    { gone: dialog('Menu') },
    { window: 'desk' },
  ],
};

/** One journey of each kind, for a quick check of another engine: `-g 'in short'`. */
export const short: readonly Journey[] = [
  { ...openByMenu(['Services', service.label], service.path), at: '/' },
  backToMenu,
  ...tabForms.slice(0, 1).map(createEnquiryJourney),
  own.toAPlace,
  inDrawer,
];
