import { waitForRetryEvent } from './interaction-events.ts';

/**
 * Returns a function that calls `load` only once, and returns the same promise to each caller. If `load` fails, the
 * next call tries again.
 */
export function memoizeUntilFailure<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/**
 * Resolves when the browser reports that it is online. Await this before an import, because Chromium up to version 150
 * does not repeat a failed import until the page is reloaded.
 */
export const waitForNetwork = async () => {
  if (globalThis.navigator?.onLine !== false) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
};

/** Calls `load` until it succeeds. After a failure, waits for the next user interaction or the event `online`. */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await waitForRetryEvent();
    }
  }
}
