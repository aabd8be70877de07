import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

/** Time without a scroll event after which scrolling has ended. */
const SCROLL_END_MS = 250;

/** Controls that the row must never cover, and their messages. */
const CONTROLS = ':is(header, main, footer) :is(a, button, input, select, textarea, summary, [id$="-error"])';
/** The distance between hit tests in px: less than the size of a control. */
const MAX_STEP_PX = 18;

/** Numbers from `from` to `to`, at most `MAX_STEP_PX` apart. */
const stepsBetween = (from: number, to: number) => {
  const count = Math.max(1, Math.ceil((to - from) / MAX_STEP_PX)); // a row whose controls are all hidden has no height
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

const isVisible = (element: Element | null | undefined) => {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.top < window.innerHeight && box.bottom > 0;
};

/**
 * Whether what the buttons offer is visible anyway: on phones the first main button of the page or the target of the
 * page's action, on a wide window the hero of Home, whose drawing they would cover.
 */
function isOffered(row: HTMLElement | null): boolean {
  const action = row?.querySelector<HTMLAnchorElement>('.bar-action');
  // The style sheet shows the action only in the bar of phones (variant `docked`), even where the row is hidden.
  if (!action || getComputedStyle(action).display === 'none')
    return isVisible(document.querySelector('.hero'));
  const target = action.pathname === location.pathname && document.getElementById(action.hash.slice(1));
  return [document.querySelector('main .plate-button'), target || null].some(isVisible);
}

/**
 * What a fixed row shows where the scrolling ended. It is away during a scroll, and after it if it would cover a control
 * (FB0). It is bare, with back-to-top alone, where the page itself offers the rest.
 */
export function useRestPosition(row: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const [isAway, setAway] = useState(false);
  const [isBare, setBare] = useState(pathname === '/');
  useEffect(() => {
    let timer = 0;
    const update = () => {
      flushSync(() => setBare(isOffered(row.current)));
      setAway(row.current !== null && covers(row.current));
    };
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
    lookAtRest();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [row, pathname]);
  return { isAway, isBare };
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
