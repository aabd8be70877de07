import type { Check } from './check.ts';
import { doubled, spacing } from './clipping.ts';
import { autocomplete } from './fields.ts';
import { ground } from './ground.ts';
import { idleStops } from './idle-stops.ts';
import { idrefs } from './idrefs.ts';
import { clicks, emptyLists, headerScopes } from './markup.ts';
import { selects } from './selects.ts';
import { targets } from './targets.ts';
import { fakeHeadings, languages } from './words.ts';

/** The checks of the current state of a page, in the order in which they run. The last two change the page. */
export const checks: readonly Check[] = [
  autocomplete,
  languages,
  fakeHeadings,
  targets,
  idleStops,
  idrefs,
  clicks,
  headerScopes,
  emptyLists,
  spacing,
  doubled,
  selects,
  ground,
];
