import { chrome } from './chrome.ts';
import { formJourneys } from './forms.ts';
import * as own from './own.ts';
import { pages } from './pages.ts';

/** All journeys. Most are derived from routes, menus and forms. own.ts has those on pages that only this firm has. */
export const groups = {
  pages,
  forms: [...formJourneys, ...own.forms],
  widgets: own.widgets,
  chrome,
  hindi: own.hindi,
} as const;
