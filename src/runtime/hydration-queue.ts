import { isInitialPage } from '../lib/initial-page.ts';
import { PART_HYDRATED } from './protocol.ts';

/** The maximum time that a part waits for the previous part to hydrate. */
const HYDRATION_QUEUE_TIMEOUT_MS = 1000;

/** Resolves when the last part in the queue is hydrated, or after the timeout. */
let lastPartHydrated: Promise<void> = Promise.resolve();

const waitForNextHydration = () =>
  new Promise<void>((resolve) => {
    addEventListener(PART_HYDRATED, () => resolve(), { once: true });
    setTimeout(resolve, HYDRATION_QUEUE_TIMEOUT_MS);
  });

/**
 * Resolves when the calling lazy part may hydrate. On the initial page, parts hydrate one after another, because React
 * would otherwise commit all loaded parts in one task, which would be long on a slow phone. On later pages, resolves
 * immediately.
 */
export function waitForHydrationTurn(): Promise<void> {
  if (!isInitialPage()) return Promise.resolve();
  const previousPartHydrated = lastPartHydrated;
  lastPartHydrated = previousPartHydrated.then(waitForNextHydration);
  return previousPartHydrated;
}
