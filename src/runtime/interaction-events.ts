import { PART_REQUESTED } from './protocol.ts';

const RETRY_EVENTS = [PART_REQUESTED, 'focusin', 'click', 'popstate', 'online'];

/** Resolves at the next event that lets failed loads retry. */
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
