import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** ms without a scroll after which the page is at rest. */
const REST = 250;

/** Controls that the row must never cover, and the messages at them. */
const CONTROLS = ':is(header, main, footer) :is(a, button, input, select, textarea, summary, [id$="-error"])';
/** Most px between two hit tests: less than the size of a control. */
const STEP = 18;

/** Numbers from `from` to `to`, at most `STEP` apart. */
const stepsBetween = (from: number, to: number) => {
  const count = Math.ceil((to - from) / STEP);
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
};

/**
 * Whether the row, where it stands when it is not hidden, lies over a control. Hit tests in its rectangle are few and
 * lay out nothing; to measure every control of the page would lay out also what is far out of view.
 */
function covers({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): boolean {
  if (offsetWidth === 0) return false; // not shown
  const [right, bottom] = [left + offsetWidth, top + offsetHeight];
  // A link may be stretched over its card by a pseudo-element: that is large enough to be partly covered.
  const isUnder = (control: Element) =>
    [...control.getClientRects()].some(
      (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
    );
  const found = stepsBetween(left + 1, right - 1).flatMap((x) =>
    stepsBetween(top + 1, bottom - 1).flatMap((y) => document.elementsFromPoint(x, y)),
  );
  return [...new Set(found)].some((element) => {
    const control = element.closest(CONTROLS);
    return control !== null && isUnder(control);
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
