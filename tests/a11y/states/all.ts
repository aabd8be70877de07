import { chrome, chromeOfEachPage } from './chrome.ts';
import { comment } from './comment.ts';
import { films, filmsAlike } from './films.ts';
import { forms, formsAlike } from './forms.ts';
import { lead } from './lead.ts';
import type { Sequence } from './sequence.ts';
import { widgets } from './widgets.ts';

/** What is asked on each change. */
export const each: readonly Sequence[] = [...chrome, ...films, ...widgets, ...forms, comment];

/** Met in the same markup before: for `npm run test:all`. */
export const alike: readonly Sequence[] = [
  ...chromeOfEachPage,
  ...filmsAlike,
  ...formsAlike,
  lead('/insurenceDetails', 'newsletter'),
];

/** How many states there are at least, so that none is lost unseen. */
export const LEAST = 100;
