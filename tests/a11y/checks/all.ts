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

/** Those that lay out or paint the page again: they take seven times as long as all others. */
export const expensive: readonly Check[] = [spacing, doubled, ground];

/** Checks of a page in its current state, in this order: the last two leave marks on it. */
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
