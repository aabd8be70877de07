import type { Check } from './check.ts';
import { doubled, spacing } from './clipping.ts';
import { autocomplete, selects, targets } from './controls.ts';
import { idrefs } from './idrefs.ts';
import { clicks, emptyLists, headerScopes, idleStops } from './markup.ts';
import { textContrast } from './text-contrast.ts';
import { fakeHeadings, languages } from './words.ts';

/** The checks of the current state of a page, in the order in which they run. The last two checks change the page. */
export const checks: readonly Check[] = [
  autocomplete, languages, fakeHeadings, targets, idleStops, idrefs, clicks, headerScopes, emptyLists, spacing, doubled, selects, textContrast,
]; // oxfmt-ignore
