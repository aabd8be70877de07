/**
 * The boot script. It is the only script file of the first load (budget: tests/built/budgets.test.ts). Prerendered pages
 * are complete without JavaScript, so React runs only when a page must be hydrated.
 *
 *     HTML is parsed ─ theme.js sets `data-js`, theme and motion; without `data-js`, main.ts does almost nothing
 *           │      before-boot.js saves drafts, queues presses, and shows the contact options if main.ts does not run
 *           │
 *     main.ts ─ corrects the URL, collapses `data-collapse` on phones, opens dialogs, repeats the presses that before-boot.js queued,
 *           │   queues clicks and submits of elements that are not hydrated  (event-handlers.ts, event-queue.ts)
 *           ├─ on Home: rotates the slides until the first user interaction (rotate-slides.ts)
 *           ├─ `load`: renders sections out of view, prefetches React when idle (deferred-rendering.ts, prefetch-code.ts)
 *           │
 *     first user interaction, or another reason to hydrate, such as a draft
 *           │
 *     startHydration() ─ fetches and imports the entry; a failure is retried at the next interaction
 *           │
 *     app/client.tsx start() ─ loads the complete style sheet, undoes changes by translation tools, calls hydrateRoot
 *           │
 *     app/root.tsx ─ flag `hydrated`, event `part-hydrated` ─────────────┐
 *           │                                                            ├─> queued events are replayed
 *     each lazyPart() in turn ─ loses `data-lazy`, event `part-hydrated` ┘
 *
 * Flags, attributes and events are declared in ../protocol.ts.
 */
import { runAfterPaint } from '../after-paint.ts';
import { trackComposition } from '../composition.ts';
import beforeBootUrl from '../before-boot.js?url&no-inline';
import { hasFlag, getRootData } from '../protocol.ts';
import themeUrl from '../theme.js?url&no-inline';
import { slides } from './boot-data.ts';
import { collapseOnPhones } from './collapse-on-phones.ts';
import { correctUrl } from './correct-url.ts';
import { connectToDevelopmentServer } from './development.ts';
import { renderSections } from './deferred-rendering.ts';
import { handleEvents } from './event-handlers.ts';
import { replayPresses } from './event-queue.ts';
import { prefetchCode } from './prefetch-code.ts';
import { keepFocusOnResize } from './resize-focus.ts';
import { onFirstInteraction, waitForFirstInteraction } from './start-hydration.ts';
import { watchParts } from './watch-parts.ts';
import { whenIdle } from '../when-idle.ts';

// A host may still send the content security policy of an earlier version, with other hashes. The browser then blocks
// the inline scripts, and this line loads the scripts as files.
if (!hasFlag('js')) for (const url of [themeUrl, beforeBootUrl]) await import(/* @vite-ignore */ url);

// In a browser that is too old, theme.js never sets this flag. The browser then shows the page as without JavaScript.
if (hasFlag('js')) {
  correctUrl();
  waitForFirstInteraction();
  handleEvents();
  watchParts();
  getRootData().js = 'booted';
  replayPresses();
  trackComposition();
  keepFocusOnResize();
  collapseOnPhones();

  if (import.meta.env.DEV) {
    onFirstInteraction(); // hydrates at once, so that edits are visible without an interaction
    connectToDevelopmentServer();
  }

  try {
    // Hydrates without an interaction if there is a draft or an unsent enquiry to restore (enquiry/draft.ts).
    if (JSON.stringify(sessionStorage).includes('enquiry-')) onFirstInteraction();
  } catch {
    // storage is blocked, so there is no draft
  }

  // Also hydrates without a further interaction if the visitor scrolled or focused an element before this script ran, or
  // if the URL is a search (`?q=`): only React shows the results. Waits for a paint, because reading `scrollY` forces a
  // layout.
  runAfterPaint(
    () =>
      (scrollY || location.search[1] === 'q' || document.activeElement !== document.body) &&
      onFirstInteraction(),
  );

  // The slides change for the first time 5 s after the page load, so their script is loaded 3.5 s after this one.
  if (slides) setTimeout(() => import(/* @vite-ignore */ slides!).catch(() => {}), 3500);

  addEventListener('load', () => {
    if (!hasFlag('modal')) renderSections(); // otherwise, closing the menu renders them
    setTimeout(() => whenIdle(() => prefetchCode().catch(() => {})), 1000); // ms
  });
}
