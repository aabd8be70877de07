/**
 * Boot: a page is complete without script, so React starts only at the first sign of intent, or shortly before
 * something in view must move by itself. Until a part is live, clicks and submits on it are held, and repeated
 * once when it is. Built as one file, the only script of the first load (its budget: tests/built/budgets.test.ts).
 */
import { afterPaint } from '../after-paint.ts';
import { markComposition } from '../composition.ts';
import { settleAddress } from './address.ts';
import { styleBands } from './bands.ts';
import { keepDrafts } from './drafts.ts';
import { foldOnPhones } from './folds.ts';
import { whenIdle } from './idle.ts';
import { hearPresses } from './presses.ts';
import { keepFocusOnResize } from './resize-focus.ts';
import { begin, listen, start } from './start.ts';
import { warmUp } from './warm-up.ts';

const HERO_MOVES_AFTER = 5000; // ms, the hero's first change
const HEAD_START = 1500; // ms for fetching and hydrating before that

settleAddress();
listen();
hearPresses();
keepDrafts();
markComposition();
keepFocusOnResize();
foldOnPhones();

try {
  // A form half-written or handed off before a reload shows so again without waiting for an intent (enquiry/draft.ts).
  if (JSON.stringify(sessionStorage).includes('enquiry-')) begin();
} catch {
  // no storage, no draft
}

// A key may have been pressed before this script was here. After a paint, or `scrollY` would make the browser lay out.
// And the page of results (`?q=`) says nothing before React does.
afterPaint(
  () => (scrollY || location.search[1] === 'q' || document.activeElement !== document.body) && begin(),
);

if (document.querySelector('[data-moves]') && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  setTimeout(start, HERO_MOVES_AFTER - HEAD_START);

addEventListener('load', () => {
  styleBands();
  setTimeout(() => whenIdle(() => warmUp().catch(() => {})), 1000); // ms from the load
});
