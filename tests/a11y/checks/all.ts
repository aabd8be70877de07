import type { Check } from './check.ts';
import { doubled, spacing } from './clipping.ts';
import { autocomplete, placeholders } from './fields.ts';
import { ground } from './ground.ts';
import { idleStops } from './idle-stops.ts';
import { idrefs } from './idrefs.ts';
import { genericLinks, newTabs, repeatedLinks } from './links.ts';
import { selects } from './selects.ts';
import { targets } from './targets.ts';
import { fakeHeadings, languages, oneHeadline, oneTitle } from './words.ts';

/** Checks of the current state of a page, in this order: the last two change the page. */
export const checks: readonly Check[] = [
  autocomplete,
  placeholders,
  genericLinks,
  repeatedLinks,
  newTabs,
  languages,
  fakeHeadings,
  oneTitle,
  oneHeadline,
  targets,
  idleStops,
  idrefs,
  spacing,
  doubled,
  selects,
  ground,
];
