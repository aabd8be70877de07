import { chrome, chromeOfEachPage } from './chrome.ts';
import { forms, formsAlike } from './forms.ts';
import type { Sequence } from './sequence.ts';

/** What is asked on each change: the parts round every page, and one of each kind of form. */
export const each: readonly Sequence[] = [...chrome, ...forms];

/** Met in the same markup before: for `npm run test:all`. */
export const alike: readonly Sequence[] = [...chromeOfEachPage, ...formsAlike];

/** How many states there are at least, so that none is lost unseen. */
export const LEAST = 50;
