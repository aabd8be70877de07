import { useEffect, useState } from 'react';

/**
 * The delay of the reminder after the visitor has returned to the page. Screen readers first announce the page title,
 * and would interrupt a reminder without a delay.
 */
const REMINDER_DELAY_MS = 1000;

/**
 * Returns whether the visitor has left this page for another tab or window and returned. Returns false while `isActive`
 * is false.
 */
export function useHasReturned(isActive: boolean): boolean {
  const [hasReturned, setHasReturned] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    let timer = 0;
    const update = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible')
        timer = window.setTimeout(() => setHasReturned(true), REMINDER_DELAY_MS);
      else setHasReturned(false);
    };
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
      setHasReturned(false);
    };
  }, [isActive]);
  return hasReturned;
}
