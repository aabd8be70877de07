/**
 * The boot script, the only script file that each page loads first (budget: tests/built/budgets.test.ts). Prerendered
 * pages are complete without JavaScript, so React is loaded and hydrates them only when it is needed.
 *
 *     HTML is parsed ─ theme.js sets `data-js`, theme and motion; nothing else runs without `data-js`
 *           │      before-boot.js saves drafts, queues presses, and shows other ways to send if main.ts does not run
 *           │
 *     main.ts ─ corrects the URL, collapses `data-collapse` on phones, opens dialogs, repeats queued presses,
 *           │   queues clicks and submits of elements that are not hydrated  (event-handlers.ts, event-queue.ts)
 *           ├─ on Home: rotates the slides until the first user interaction (rotate-slides.ts)
 *           ├─ `load`: renders sections out of view, prefetches React when idle (deferred-rendering.ts, prefetch-code.ts)
 *           │
 *     first user interaction, or a draft to restore
 *           │
 *     startHydration() ─ fetches and imports the entry; a failure is retried at the next interaction
 *           │
 *     app/client.tsx start() ─ loads the complete style sheet, undoes changes by translators (../translated-page.ts), calls hydrateRoot
 *           │
 *     app/root.tsx ─ flag `hydrated`, event `part-hydrated` ─────────────┐
 *           │                                                            ├─> queued events are replayed
 *     each lazyPart() in turn ─ loses `data-lazy`, event `part-hydrated` ┘
 *
 * Flags, attributes and events are declared in ../protocol.ts.
 */
import { afterPaint } from '../after-paint.ts';
import { trackComposition } from '../composition.ts';
import beforeBootUrl from '../before-boot.js?url&no-inline';
import { hasFlag, rootData } from '../protocol.ts';
import themeUrl from '../theme.js?url&no-inline';
import { slides } from './boot-data.ts';
import { collapseOnPhones } from './collapse-on-phones.ts';
import { correctUrl } from './correct-url.ts';
import { connectToDevelopmentServer } from './development.ts';
import { renderSections } from './deferred-rendering.ts';
import { handleEvents } from './event-handlers.ts';
import { repeatPresses } from './event-queue.ts';
import { prefetchCode } from './prefetch-code.ts';
import { keepFocusOnResize } from './resize-focus.ts';
import { onFirstInteraction, waitForFirstInteraction } from './start-hydration.ts';
import { watchParts } from './watch-parts.ts';
import { whenIdle } from './when-idle.ts';

// Loads the inline scripts if they did not run: a host may send a policy with the hashes of an earlier version.
if (!hasFlag('js')) for (const url of [themeUrl, beforeBootUrl]) await import(/* @vite-ignore */ url);

// Browsers below the minimum (site/browsers.ts) do not set the flag, and show the page without JavaScript.
if (hasFlag('js')) {
  correctUrl();
  waitForFirstInteraction();
  handleEvents();
  watchParts();
  rootData().js = 'booted';
  repeatPresses();
  trackComposition();
  keepFocusOnResize();
  collapseOnPhones();

  if (import.meta.env.DEV) {
    onFirstInteraction(); // so that edits are visible without an interaction
    connectToDevelopmentServer();
  }

  try {
    // Hydrates without an interaction if there is a draft or an unsent enquiry to restore (enquiry/draft.ts).
    if (JSON.stringify(sessionStorage).includes('enquiry-')) onFirstInteraction();
  } catch {
    // storage is blocked, so there is no draft
  }

  // Hydrates if the visitor has scrolled or focused an element before this script ran, or on the search page (`?q=`),
  // which has no results without React. Runs after a paint, because reading `scrollY` forces a layout.
  afterPaint(
    () =>
      (scrollY || location.search[1] === 'q' || document.activeElement !== document.body) &&
      onFirstInteraction(),
  );

  // Loads the script after 3.5 s: the first change of slides is 5 s after the page load.
  if (slides) setTimeout(() => import(/* @vite-ignore */ slides!).catch(() => {}), 3500);

  addEventListener('load', () => {
    renderSections();
    setTimeout(() => whenIdle(() => prefetchCode().catch(() => {})), 1000); // ms
  });
}
