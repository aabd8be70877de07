import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Time without a scroll event after which scrolling has ended. */
const SCROLL_END_MS = 250;

/** Controls that the row must never cover, and their messages. */
const CONTROLS = ':is(header, main, footer) :is(a, button, input, select, textarea, summary, [id$="-error"])';
/** The distance between hit tests in px: less than the size of a control. */
const MAX_STEP_PX = 18;

/** Numbers from `from` to `to`, at most `STEP` apart. */
const stepsBetween = (from: number, to: number) => {
  const count = Math.ceil((to - from) / MAX_STEP_PX);
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
};

/**
 * Whether the row, at its visible position, covers a control. Uses a few hit tests in its rectangle: measuring every
 * control would lay out content far out of view.
 */
function covers({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): boolean {
  if (offsetWidth === 0) return false; // display: none
  const [right, bottom] = [left + offsetWidth, top + offsetHeight];
  // A pseudo-element may stretch a link over its card: that link is large enough to be partly covered.
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

/** Whether to hide a fixed row: during a scroll, and after it if the row would cover a control (FB0). */
export function useHideOnScroll(row: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let timer = 0;
    const update = () => setAway(row.current !== null && covers(row.current));
    const lookAtRest = () => {
      clearTimeout(timer);
      timer = window.setTimeout(update, SCROLL_END_MS);
    };
    const scrolled = () => {
      setAway(true);
      lookAtRest();
    };
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    window.addEventListener('scroll', scrolled, options);
    // The content under the row may change without a scroll, for example by a tab, a blur event or a rotation.
    for (const type of ['resize', 'click', 'focusout']) window.addEventListener(type, lookAtRest, options);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [row]);
  return away;
}

/** Whether the focused element is a field that the row would cover (FB0). */
export function useHideWhileTyping() {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const checkFocus = (focused: EventTarget | null) =>
      setIsHidden(focused instanceof Element && focused.matches('input, select, textarea, .hand-off *'));
    const come = ({ target }: FocusEvent) => checkFocus(target);
    const go = ({ relatedTarget }: FocusEvent) => checkFocus(relatedTarget);
    checkFocus(document.activeElement);
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', go);
    return () => {
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', go);
    };
  }, []);
  return isHidden;
}
