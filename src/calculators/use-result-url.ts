import { useEffect } from 'react';
import type { CalculatorName } from './calculator-summaries.ts';
import { resultUrl } from './result-url.ts';

/** What happens before a page is left, or its address is copied: a field loses focus, a link is pressed, a reload. */
const LEAVING_EVENTS = ['blur', 'click', 'beforeunload', 'pagehide', 'visibilitychange'] as const;

/**
 * Writes the values of a calculator to the page's address: after a pause without a change, because browsers limit the
 * number of writes, but at once when the page may be left, so that the latest values are not lost. Bypasses the
 * router, because a changed location would render the page again (components/tabs.tsx).
 * @param parameter the values as a URL parameter; undefined while there is nothing to write
 */
export function useResultUrl(name: CalculatorName, parameter: string | undefined, delay: number): void {
  useEffect(() => {
    if (parameter === undefined) return undefined;
    const cancel = () => {
      clearTimeout(timer);
      for (const event of LEAVING_EVENTS) removeEventListener(event, write, true);
    };
    const write = () => {
      cancel();
      history.replaceState(history.state, '', resultUrl(name, parameter));
    };
    const timer = setTimeout(write, delay);
    // Capturing, so that it is written before a link's own handler reads the address. Removed once it is written: a
    // permanent `beforeunload` listener would keep the page out of some browsers' back/forward cache.
    for (const event of LEAVING_EVENTS) addEventListener(event, write, true);
    return cancel;
  }, [name, parameter, delay]);
}
