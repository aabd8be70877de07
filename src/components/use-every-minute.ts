import { useEffect, useEffectEvent } from 'react';
import { everyMinute } from '../lib/every-minute.ts';
import { afterPaint } from '../runtime/after-paint.ts';

/** Calls `onMinute` after the first paint, at each full minute, and when the page becomes visible again. */
export function useEveryMinute(onMinute: () => void) {
  const notify = useEffectEvent(onMinute);
  useEffect(() => {
    let isMounted = true;
    let stop: (() => void) | undefined;
    // The first call waits for the paint, because it creates the formatter of a time zone, which takes 100 ms on a slow
    // phone.
    afterPaint(() => {
      if (!isMounted) return;
      stop = everyMinute(() => notify());
      notify();
    });
    return () => {
      isMounted = false;
      stop?.();
    };
  }, []);
}
