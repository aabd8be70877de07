import { useEffect } from 'react';
import type { CalculatorName } from './calculator-summaries.ts';
import { resultUrl } from './result-url.ts';

/** What happens before a page is left or its address is copied: the field or window loses focus, a press, a shortcut. */
const LEAVING_EVENTS = ['blur', 'click', 'keydown', 'pagehide', 'visibilitychange'] as const;

/** Whether a key may reload the page or go back. Letters and arrow keys would write too often. */
const isShortcut = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F5' || altKey || ctrlKey || metaKey;

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
      for (const event of LEAVING_EVENTS) removeEventListener(event, leave, true);
    };
    const write = () => {
      cancel();
      history.replaceState(history.state, '', resultUrl(name, parameter));
    };
    const leave = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || isShortcut(event)) write();
    };
    const timer = setTimeout(write, delay);
    // Capturing, so that it is written before a link's own handler reads the address. Not `beforeunload`: a reload has
    // its address by then.
    for (const event of LEAVING_EVENTS) addEventListener(event, leave, true);
    return cancel;
  }, [name, parameter, delay]);
}
