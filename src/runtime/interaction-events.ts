import { FIRST_INTERACTION_EVENTS, PART_REQUESTED, hasFlag } from './protocol.ts';

const RETRY_EVENTS = [PART_REQUESTED, 'focusin', 'click', 'popstate', 'online'];

/** Resolves at the next event after which a failed load is worth another try. */
export const nextRetryEvent = () =>
  new Promise<void>((resolve) => {
    const controller = new AbortController();
    const settle = () => {
      controller.abort();
      resolve();
    };
    for (const type of RETRY_EVENTS)
      addEventListener(type, settle, { capture: true, signal: controller.signal });
  });

/** Resolves at the first user interaction; at once if the boot script has seen it, and on the server. */
export const firstInteraction = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return resolve();
  if (hasFlag('interacted')) resolve();
  for (const type of FIRST_INTERACTION_EVENTS)
    addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
});
