import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** ms without a scroll after which the page is at rest. */
const REST = 250;

/** Controls that the row must never cover. What a closed answer holds is not shown, and has no reliable place. */
const CONTROLS =
  ':is(header, main, footer) :is(a, button, input, select, textarea, summary, [id$="-error"]):not([hidden] *)';

/** Whether the row, where it stands when it is not put away, lies over a control. */
function covers(row: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = row;
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const box = control.getBoundingClientRect();
    return (
      box.width > 0 &&
      box.left < left + offsetWidth &&
      box.right > left &&
      box.top < top + offsetHeight &&
      box.bottom > top
    );
  });
}

/** Whether a fixed row is to hide: while the page scrolls, and at rest where the row would cover a control (FB0). */
export function useHideOnScroll(row: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let timer = 0;
    const look = () => setAway(row.current !== null && covers(row.current));
    const lookAtRest = () => {
      clearTimeout(timer);
      timer = window.setTimeout(look, REST);
    };
    const scrolled = () => {
      setAway(true);
      lookAtRest();
    };
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    window.addEventListener('scroll', scrolled, options);
    // What stands under the row may change without a scroll: a tab is chosen, a field is left, the window is turned.
    for (const type of ['resize', 'click', 'focusout']) window.addEventListener(type, lookAtRest, options);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [row]);
  return away;
}

/** Whether the focus is where the row would cover what is being written or answered (FB0). */
export function useHideWhileTyping() {
  const [givesWay, setGivesWay] = useState(false);
  useEffect(() => {
    const look = (focused: EventTarget | null) =>
      setGivesWay(focused instanceof Element && focused.matches('input, select, textarea, .hand-off *'));
    const come = ({ target }: FocusEvent) => look(target);
    const go = ({ relatedTarget }: FocusEvent) => look(relatedTarget);
    look(document.activeElement);
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', go);
    return () => {
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', go);
    };
  }, []);
  return givesWay;
}
