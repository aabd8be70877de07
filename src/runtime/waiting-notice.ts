import { clearFlag, setFlag } from './protocol.ts';

/** The notice appears after this time. A shorter wait needs none. */
const NOTICE_DELAY_MS = 200;

/** The number of pending promises for which the notice is shown. */
let pendingCount = 0;

/** Shows and announces "Loading…" while the promise is pending. Use it for code that a press needs. */
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
