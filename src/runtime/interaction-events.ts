import { PART_REQUESTED } from './protocol.ts';

const RETRY_EVENTS = [PART_REQUESTED, 'focusin', 'click', 'popstate', 'online'];

/** Resolves at the next event after which a failed load can succeed, such as a click or `online`. */
export const waitForRetryEvent = () =>
  new Promise<void>((resolve) => {
    const controller = new AbortController();
    const settle = () => {
      controller.abort();
      resolve();
    };
    for (const type of RETRY_EVENTS)
      addEventListener(type, settle, { capture: true, signal: controller.signal });
  });
