import { afterPaint } from '../after-paint.ts';
import { FIRST_INTERACTION_EVENTS, setFlag } from '../protocol.ts';
import { entry, requiredFiles, styles } from './boot-data.ts';
import { earlierChanges, observer } from './dom-changes.ts';
import { fetchOnce } from './fetch-once.ts';

/**
 * Resolves after the click that follows the first `pointerdown`, or after a long press, because evaluating code during
 * a press would delay its click.
 */
let firstPress: Promise<void> | undefined;
const waitForPressEnd = () =>
  new Promise<void>((resolve) => {
    for (const type of ['click', 'pointercancel']) addEventListener(type, () => afterPaint(resolve), true);
    setTimeout(resolve, 500); // ms: a long press
  });

let starting: Promise<unknown> | undefined;

/** Loads React and hydrates the page, once. Rejects if that fails; a later interaction tries again. */
export function startHydration(): Promise<unknown> {
  if (!starting) {
    if (styles && requiredFiles.length > 0) fetchOnce(styles).catch(() => undefined); // client.tsx adds the style sheet; the list is empty without a cache
    starting = Promise.all([firstPress, ...requiredFiles.map((file) => fetchOnce(file))])
      .then(() => import(/* @vite-ignore */ entry))
      .then((client: typeof import('../../app/client.tsx')) => client.start(observer, earlierChanges));
    starting.catch((error: unknown) => {
      console.error('No start:', error);
      starting = undefined; // the page remains readable and its links work
      setTimeout(waitForFirstInteraction, 3000); // ms
    });
  }
  return starting;
}

export function onFirstInteraction(event?: Event) {
  if (event?.type === 'pointerdown') firstPress = waitForPressEnd();
  setFlag('interacted');
  for (const type of FIRST_INTERACTION_EVENTS) removeEventListener(type, onFirstInteraction, true);
  afterPaint(startHydration); // its requests would delay the effect of a tap
}

export function waitForFirstInteraction() {
  for (const type of FIRST_INTERACTION_EVENTS) addEventListener(type, onFirstInteraction, true); // passive by default on window
}
