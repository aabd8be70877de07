import { useEffect, useEffectEvent } from 'react';
import { runEveryMinute } from '../lib/every-minute.ts';
import { runAfterPaint } from '../runtime/after-paint.ts';

/** Calls `onMinute` after the first paint, at each full minute, and when the page becomes visible again. */
export function useEveryMinute(onMinute: () => void) {
  const notify = useEffectEvent(onMinute);
  useEffect(() => {
    let isMounted = true;
    let stop: (() => void) | undefined;
    // The first call waits for the paint, because it may create the formatter of a time zone, which takes 100 ms on a
    // slow phone.
    runAfterPaint(() => {
      if (!isMounted) return;
      stop = runEveryMinute(() => notify());
      notify();
    });
    return () => {
      isMounted = false;
      stop?.();
    };
  }, []);
}
