import { nextRetryEvent } from './interaction-events.ts';

/**
 * Returns a function that calls `load` once and returns the same promise to each caller. After a failure, the next call
 * loads again.
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
 * Resolves when the browser is online, as far as it knows. Await it before an import: Chromium up to 150 never repeats
 * a failed import while the page is open.
 */
export const online = async () => {
  if (globalThis.navigator?.onLine !== false) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
};

/** Calls `load` until it succeeds. Retries at the next user interaction, or when the network is back. */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextRetryEvent();
    }
  }
}
