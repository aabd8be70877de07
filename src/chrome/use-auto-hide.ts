import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

/** Time without a scroll event after which scrolling has ended. */
const SCROLL_END_MS = 250;

/** Controls that the row must never cover, and their messages. */
const CONTROLS = ':is(header, main, footer) :is(a, button, input, select, textarea, summary, [id$="-error"])';
const FIELDS = 'input, select, textarea, [id$="-error"]';
/** The distance between hit tests in px: less than the size of a control. */
const MAX_STEP_PX = 18;

/** Numbers from `from` to `to`, at most `MAX_STEP_PX` apart. */
const stepsBetween = (from: number, to: number) => {
  const count = Math.max(1, Math.ceil((to - from) / MAX_STEP_PX)); // a row whose controls are all hidden has no height
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
};

/** How far the bar rises above a control, in px. */
const MAX_RISE_PX = 64;

/** The page's own action, which the style sheet shows only in the bar of phones (variant `docked`). */
function barAction(row: HTMLElement | null) {
  const action = row?.querySelector<HTMLAnchorElement>('[data-bar-action]');
  return action && getComputedStyle(action).display !== 'none' ? action : undefined;
}

/** Controls in a rectangle of the window, by hit tests: measuring every control would lay out content far out of view. */
function controlsIn(left: number, top: number, right: number, bottom: number): Element[] {
  const found = stepsBetween(left + 1, right - 1).flatMap((x) =>
    stepsBetween(top + 1, bottom - 1).flatMap((y) => document.elementsFromPoint(x, y)),
  );
  return [...new Set(found.map((element) => element.closest(CONTROLS)))].filter(
    (control) => control !== null,
  );
}

/**
 * Returns by how many px the row has to rise so that it covers no control, or undefined if it has to hide. The bar of
 * phones rises above a link or a button, but not above a field, whose label it would cover.
 */
function riseAbove(row: HTMLElement) {
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = row;
  if (offsetWidth === 0) return 0; // display: none
  const [right, bottom] = [left + offsetWidth, top + offsetHeight];
  const maxRise = barAction(row) ? MAX_RISE_PX : 0;
  const controls = controlsIn(left, Math.max(0, top - maxRise), right, bottom);
  // A pseudo-element may stretch a link over its card: that link is large enough to be partly covered.
  const boxes = controls.flatMap((control) => [...control.getClientRects()]);
  const isClear = (rise: number) =>
    boxes.every(
      (box) => box.left >= right || box.right <= left || box.top >= bottom - rise || box.bottom <= top - rise,
    );
  const rises = controls.some((control) => control.matches(FIELDS))
    ? []
    : boxes.map((box) => bottom - box.top).filter((rise) => rise > 0 && rise <= maxRise);
  const clear = [0, ...rises].filter(isClear);
  return clear.length > 0 ? Math.min(...clear) : undefined;
}

const isVisible = (element: Element | null | undefined) => {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.top < window.innerHeight && box.bottom > 0;
};

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom > top && bottom <= window.innerHeight;
};

const isInMiddle = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight / 2 && bottom > window.innerHeight / 2;
};

/**
 * Whether the page itself shows what the buttons offer: on phones its first main button, its own action, or the target
 * of the action in the middle of the window; on a wide window the hero of Home, whose drawing they would cover.
 */
function isOfferedByPage(row: HTMLElement | null): boolean {
  const action = barAction(row);
  if (!action) return isVisible(document.querySelector('.hero'));
  const target = action.pathname === location.pathname && document.getElementById(action.hash.slice(1));
  const [first, ...others] = document.querySelectorAll<HTMLAnchorElement>('main .plate-button');
  const buttons = [first, ...others.filter(({ href }) => href === action.href)];
  return buttons.some((button) => button && isInView(button)) || Boolean(target && isInMiddle(target));
}

/**
 * Returns whether a fixed row is hidden and whether it is collapsed. It is hidden during a scroll, and after it if it
 * would cover a control and cannot rise above it (FB0). It is collapsed to back-to-top where the page itself offers the
 * rest.
 * @param isInitiallyHidden whether it is hidden until its first position has been checked
 */
export function useVisibilityAfterScroll(row: RefObject<HTMLElement | null>, isInitiallyHidden = false) {
  const { pathname } = useLocation();
  const [isHidden, setHidden] = useState(isInitiallyHidden);
  const [isCollapsed, setCollapsed] = useState(pathname === '/');
  useEffect(() => {
    let timer = 0;
    const update = () => {
      flushSync(() => setCollapsed(isOfferedByPage(row.current)));
      const rise = row.current ? riseAbove(row.current) : 0;
      row.current?.style.setProperty('--rise', `${-(rise ?? 0)}px`);
      setHidden(rise === undefined);
    };
    const updateAfterScroll = () => {
      clearTimeout(timer);
      timer = window.setTimeout(update, SCROLL_END_MS);
    };
    const handleScroll = () => {
      setHidden(true);
      updateAfterScroll();
    };
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    window.addEventListener('scroll', handleScroll, options);
    // The content under the row may change without a scroll, for example by a tab, a blur event or a rotation.
    for (const type of ['resize', 'click', 'focusout'])
      window.addEventListener(type, updateAfterScroll, options);
    updateAfterScroll();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [row, pathname]);
  return { isHidden, isCollapsed };
}

/** Returns whether the focused element is a field that the row would cover (FB0). */
export function useIsTyping() {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const checkFocus = (focused: EventTarget | null) =>
      setTyping(focused instanceof Element && focused.matches('input, select, textarea, [data-hand-off] *'));
    const handleFocusIn = ({ target }: FocusEvent) => checkFocus(target);
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => checkFocus(relatedTarget);
    checkFocus(document.activeElement);
    document.addEventListener('focusin', handleFocusIn);
    document.addEventListener('focusout', handleFocusOut);
    return () => {
      document.removeEventListener('focusin', handleFocusIn);
      document.removeEventListener('focusout', handleFocusOut);
    };
  }, []);
  return isTyping;
}
