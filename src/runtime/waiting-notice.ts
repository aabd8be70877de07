import { clearFlag, setFlag } from './protocol.ts';

/** A shorter wait needs no notice. */
const NOTICE_DELAY_MS = 200;

let pending = 0;

/** Shows and announces "Loading…" while the promise is pending. Use it after a press that needs code. */
export async function withNotice<Result>(promise: Promise<Result>): Promise<Result> {
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    pending += 1;
    setFlag('waiting');
  }, NOTICE_DELAY_MS);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    if (isShown) pending -= 1;
    if (pending === 0) clearFlag('waiting');
  }
}
