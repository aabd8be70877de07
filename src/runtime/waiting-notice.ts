import { clearFlag, setFlag } from './protocol.ts';

/** The time after which the notice appears. Shorter waits need no notice. */
const NOTICE_DELAY_MS = 200;

/** The number of promises that are still pending after the delay. The notice is shown while the number is above 0. */
let pendingCount = 0;

/**
 * Shows and announces the notice while the promise is pending. Use it when a press needs code that is not loaded yet.
 */
export async function showNoticeWhile<Result>(promise: Promise<Result>): Promise<Result> {
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    pendingCount += 1;
    setFlag('waiting');
  }, NOTICE_DELAY_MS);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    if (isShown) pendingCount -= 1;
    if (pendingCount === 0) clearFlag('waiting');
  }
}
