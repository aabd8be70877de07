import { isInitialPage } from '../lib/initial-page.ts';
import { PART_HYDRATED } from './protocol.ts';

/** The maximum time that a part waits for the previous part to hydrate. */
const HYDRATION_QUEUE_TIMEOUT_MS = 1000;

/** Resolves when the last part in the queue is hydrated, or after the timeout. */
let lastPart: Promise<void> = Promise.resolve();

const waitForPart = () =>
  new Promise<void>((resolve) => {
    addEventListener(PART_HYDRATED, () => resolve(), { once: true });
    setTimeout(resolve, HYDRATION_QUEUE_TIMEOUT_MS);
  });

/**
 * Resolves when the calling lazy part may hydrate: immediately on later pages, and one part after another on the page
 * that the browser loaded. React would otherwise commit all loaded parts in one task, which is long on a slow phone.
 */
export function waitForHydrationTurn(): Promise<void> {
  if (!isInitialPage()) return Promise.resolve();
  const previousPart = lastPart;
  lastPart = previousPart.then(waitForPart);
  return previousPart;
}
