import { chrome } from './chrome.ts';
import { commonForms } from './forms.ts';
import * as own from './own.ts';
import { pages } from './pages.ts';

/** The tasks of visitors, derived from routes, menus and forms. own.ts has tasks on pages that only this firm has. */
export const groups = {
  pages,
  forms: [...commonForms, ...own.forms],
  widgets: own.widgets,
  chrome,
  hindi: own.hindi,
} as const;
