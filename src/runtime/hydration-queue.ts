import { isInitialPage } from '../lib/initial-page.ts';
import { PART_HYDRATED } from './protocol.ts';

/** Maximum time that a part waits for the previous part. */
const HYDRATION_QUEUE_TIMEOUT_MS = 1000;

/** Resolves when the last part in the queue is hydrated. */
let lastPart: Promise<void> = Promise.resolve();

const partHydrated = () =>
  new Promise<void>((resolve) => {
    addEventListener(PART_HYDRATED, () => resolve(), { once: true });
    setTimeout(resolve, HYDRATION_QUEUE_TIMEOUT_MS);
  });

/**
 * Resolves when the calling lazy part may hydrate. On the initial page, parts hydrate one after another: React would
 * commit all loaded parts in a single task, which takes 200 ms on a slow phone.
 */
export function nextInHydrationQueue(): Promise<void> {
  if (!isInitialPage()) return Promise.resolve();
  const previousPart = lastPart;
  lastPart = previousPart.then(partHydrated);
  return previousPart;
}
