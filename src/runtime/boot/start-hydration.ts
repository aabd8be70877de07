import { runAfterPaint } from '../after-paint.ts';
import { FIRST_INTERACTION_EVENTS, setFlag } from '../protocol.ts';
import { entry, requiredFiles, styles } from './boot-data.ts';
import { earlierChanges, observer } from './dom-changes.ts';
import { fetchOnce } from './fetch-once.ts';

/**
 * Resolves when the visitor's first press ends. The browser evaluates React's code only then, because an earlier
 * evaluation would delay the click. Undefined if the first interaction was not a press.
 */
let firstPress: Promise<void> | undefined;

/** Resolves when the current press ends with a click or is cancelled, or when it has become a long press. */
const waitForFirstPressEnd = () =>
  new Promise<void>((resolve) => {
    for (const type of ['click', 'pointercancel']) addEventListener(type, () => runAfterPaint(resolve), true);
    setTimeout(resolve, 500); // after this time in ms, it is a long press
  });

/** The promise of the running or completed hydration. Undefined before the first call and after a failure. */
let starting: Promise<unknown> | undefined;

/**
 * Loads React and hydrates the page, only once. After a failure, the promise rejects, and the next call tries again. The
 * first user interaction after three seconds also tries again.
 */
export function startHydration(): Promise<unknown> {
  if (!starting) {
    // Fetches the style sheet now, so that it is in the cache when client.tsx adds it. If the browser has no cache,
    // prefetch-code.ts has emptied `requiredFiles`, and this line fetches nothing.
    if (styles && requiredFiles.length > 0) fetchOnce(styles).catch(() => {});
    starting = Promise.all([firstPress, ...requiredFiles.map(fetchOnce)])
      .then(() => import(/* @vite-ignore */ entry))
      .then((client: typeof import('../../app/client.tsx')) => client.start(observer, earlierChanges));
    starting.catch((error: unknown) => {
      console.error('No start:', error);
      starting = undefined;
      setTimeout(waitForFirstInteraction, 3000); // ms
    });
  }
  return starting;
}

/**
 * Starts hydration after the next paint. If you call it without an event, the page hydrates without a user interaction.
 */
export function onFirstInteraction(event?: Event) {
  if (event?.type === 'pointerdown') firstPress = waitForFirstPressEnd();
  setFlag('interacted');
  for (const type of FIRST_INTERACTION_EVENTS) removeEventListener(type, onFirstInteraction, true);
  runAfterPaint(startHydration); // before the paint, the requests would delay the effect of a tap
}

export function waitForFirstInteraction() {
  for (const type of FIRST_INTERACTION_EVENTS) addEventListener(type, onFirstInteraction, true);
}
