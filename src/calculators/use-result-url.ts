import { useEffect, useRef } from 'react';
import type { CalculatorName } from './calculator-summaries.ts';
import { replaceUrl } from '../runtime/replace-url.ts';
import { createResultUrl } from './result-url.ts';

/** The events after which the visitor may leave the page or copy its URL. */
const LEAVING_EVENTS = ['blur', 'click', 'keydown', 'pagehide', 'visibilitychange'] as const;

/**
 * Returns whether a key press may be a shortcut, for example for reload or Back. Other keys do not write the URL,
 * because the visitor may be typing.
 */
const isShortcut = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F5' || altKey || ctrlKey || metaKey;

/** Returns the key by which React Router identifies the history entry. */
const getEntryKey = () => (history.state as { key?: string } | null)?.key;

/**
 * Writes the values of a calculator to the URL of the page when they have not changed for `delay` ms, because browsers
 * limit the number of writes. Writes immediately if the visitor may be leaving the page. Does not write after Back or
 * Forward, because the URL is then the URL of another history entry.
 * @param parameter the values as a URL parameter, or undefined while there is nothing to write
 */
export function useResultUrl(name: CalculatorName, parameter: string | undefined, delay: number): void {
  const pathname = useRef<string>(undefined);
  useEffect(() => {
    pathname.current = location.pathname;
  }, []);
  useEffect(() => {
    if (parameter === undefined) return undefined;
    const key = getEntryKey();
    const cancel = () => {
      clearTimeout(timer);
      for (const event of LEAVING_EVENTS) removeEventListener(event, leave, true);
    };
    const write = () => {
      cancel();
      // The page can be visible for some time after Back, while the code of the previous page loads.
      if (getEntryKey() === key && location.pathname === pathname.current)
        replaceUrl(createResultUrl(name, parameter));
    };
    const leave = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || isShortcut(event)) write();
    };
    const timer = setTimeout(write, delay);
    // The listeners are in the capture phase, so that they write the URL before the handler of a link reads it.
    // `beforeunload` would be too late: a reload reads the URL earlier.
    for (const event of LEAVING_EVENTS) addEventListener(event, leave, true);
    return cancel;
  }, [name, parameter, delay]);
}
