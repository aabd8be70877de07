import { tabForms } from '../../forms.ts';
import { service } from '../../menu-pages.ts';
import { chrome } from './chrome.ts';
import { commonForms, enquiry } from './forms.ts';
import * as own from './own.ts';
import { open, pages } from './pages.ts';
import { dialog } from './steps.ts';
import type { Journey } from './steps.ts';

/**
 * The tasks of visitors. They are derived from routes, menus and forms. The tasks on pages that only this firm has are
 * in own.ts.
 */
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
  { ...open(['Services', service.label], service.path), at: '/' },
  backToMenu,
  ...tabForms.slice(0, 1).map(enquiry),
  own.toAPlace,
  inDrawer,
];
