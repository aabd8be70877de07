import { useEffect } from 'react';
import type { CalculatorName } from './calculator-summaries.ts';
import { replaceUrl } from '../runtime/replace-url.ts';
import { resultUrl } from './result-url.ts';

/** Events that may precede leaving the page or copying its URL. */
const LEAVING_EVENTS = ['blur', 'click', 'keydown', 'pagehide', 'visibilitychange'] as const;

/** Whether a key may reload the page or go back. Letters and arrow keys would write too often. */
const isShortcut = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F5' || altKey || ctrlKey || metaKey;

/**
 * Writes the values of a calculator to the URL of the page: after a pause without a change, because browsers limit the
 * number of writes, but immediately when the visitor may leave the page, so that the latest values are not lost.
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
      replaceUrl(resultUrl(name, parameter));
    };
    const leave = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || isShortcut(event)) write();
    };
    const timer = setTimeout(write, delay);
    // Captures, to write before a link's own handler reads the URL. `beforeunload` is too late: a reload has its URL by
    // then.
    for (const event of LEAVING_EVENTS) addEventListener(event, leave, true);
    return cancel;
  }, [name, parameter, delay]);
}
