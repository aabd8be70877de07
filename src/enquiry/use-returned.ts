import { useEffect, useState } from 'react';

/** A screen reader says the title of a page that comes back, and what changes meanwhile is lost; in ms. */
const AFTER_TITLE = 1000;

/** Whether the visitor has come back to this page from another tab or window, which then is said anew. */
export function useReturned(waits: boolean): boolean {
  const [returned, setReturned] = useState(false);
  useEffect(() => {
    if (!waits) return;
    let timer = 0;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = window.setTimeout(setReturned, AFTER_TITLE, true);
      else setReturned(false);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      setReturned(false);
    };
  }, [waits]);
  return returned;
}
