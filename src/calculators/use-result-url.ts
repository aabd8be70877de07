import { useEffect } from 'react';
import type { CalculatorName } from './calculator-summaries.ts';
import { replaceUrl } from '../runtime/replace-url.ts';
import { resultUrl } from './result-url.ts';

/** Events after which the visitor may leave the page or copy its URL. */
const LEAVING_EVENTS = ['blur', 'click', 'keydown', 'pagehide', 'visibilitychange'] as const;

/**
 * Returns whether a key press may be a shortcut for reload or Back. Other keys are ignored, so that typing does not write
 * the URL for each key.
 */
const isShortcut = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F5' || altKey || ctrlKey || metaKey;

/**
 * Writes the values of a calculator to the URL of the page after `delay` ms without a change, because browsers limit the
 * number of writes. Writes immediately when the visitor may leave the page.
 * @param parameter the values as a URL parameter, or undefined while there is nothing to write
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
    // Listeners in the capture phase write before a link's own handler reads the URL. `beforeunload` would be too late,
    // because a reload has then already read the URL.
    for (const event of LEAVING_EVENTS) addEventListener(event, leave, true);
    return cancel;
  }, [name, parameter, delay]);
}
