import { afterPaint } from '../after-paint.ts';
import { INTENTS, setFlag } from '../protocol.ts';
import { earlierChanges, observer } from './changes.ts';
import { fetchOnce } from './fetch-once.ts';
import { neededFiles, startFile } from './page-files.ts';

const RETRY_AFTER = 3000; // ms from a failed start to the next intent that counts
const LONG_PRESS = 500; // ms that a press without a click puts the start off

/**
 * The press that is the first sign of intent is answered first: code that is evaluated while the finger is on the
 * glass would keep its click waiting.
 */
let answered: Promise<void> | undefined;
const answerFirst = () =>
  (answered = new Promise((resolve) => {
    for (const end of ['click', 'pointercancel']) addEventListener(end, () => afterPaint(resolve), true);
    setTimeout(resolve, LONG_PRESS);
  }));

let starting: Promise<unknown> | undefined;

/** Starts React, once. Rejects where it could not be started; a later intent tries again. */
export function start(): Promise<unknown> {
  if (!starting) {
    starting = Promise.all([answered, ...neededFiles.map((file) => fetchOnce(file))])
      .then(() => import(/* @vite-ignore */ startFile))
      .then((client: typeof import('../../app/client.tsx')) => client.start(observer, earlierChanges));
    starting.catch((error: unknown) => {
      console.error('The page could not start:', error);
      starting = undefined; // the page still reads and links still lead on
      setTimeout(listen, RETRY_AFTER);
    });
  }
  return starting;
}

/** Somebody is here. */
export function begin(intent?: Event) {
  if (intent?.type === 'pointerdown') void answerFirst();
  setFlag('intent');
  for (const type of INTENTS) removeEventListener(type, begin, true);
  start();
}

/** Waits for the first sign of intent. */
export function listen() {
  for (const type of INTENTS) addEventListener(type, begin, true); // passive by default on the window
}
