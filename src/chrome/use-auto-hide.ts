import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

/** Scrolling has ended if there is no scroll event for this time. */
const SCROLL_END_MS = 250;

/** Controls and error messages that the row must never cover. */
const CONTROLS = ':is(header, main, footer) :is(a, button, input, select, textarea, summary, [id$="-error"])';
const FIELDS = 'input, select, textarea, [id$="-error"]';
/** Maximum distance between hit tests, smaller than any control. */
const MAX_STEP_PX = 18;

/** Returns numbers from `from` to `to` that are at most `MAX_STEP_PX` apart. */
const stepsBetween = (from: number, to: number) => {
  const count = Math.max(1, Math.ceil((to - from) / MAX_STEP_PX)); // a row whose controls are all hidden has no height
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
};

/** Maximum distance by which the bar rises above a control. */
const MAX_RISE_PX = 64;

/** Returns the link to the page's own action if it is shown: only in the docked bar of phones. */
function barAction(row: HTMLElement | null) {
  const action = row?.querySelector<HTMLAnchorElement>('[data-bar-action]');
  return action && getComputedStyle(action).display !== 'none' ? action : undefined;
}

/**
 * Returns the controls in a rectangle of the window. Finds them by hit tests: measuring all controls would make the
 * browser lay out content far out of view.
 */
function controlsIn(left: number, top: number, right: number, bottom: number): Element[] {
  const found = stepsBetween(left + 1, right - 1).flatMap((x) =>
    stepsBetween(top + 1, bottom - 1).flatMap((y) => document.elementsFromPoint(x, y)),
  );
  return [...new Set(found.map((element) => element.closest(CONTROLS)))].filter(
    (control) => control !== null,
  );
}

/**
 * Returns the distance in px by which the row has to rise so that it covers no control; undefined if it has to hide.
 * Only the bar of phones rises, and only above links and buttons: above a field, it would cover the label.
 */
function riseAboveControls(row: HTMLElement) {
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = row;
  if (offsetWidth === 0) return 0; // display: none
  const [right, bottom] = [left + offsetWidth, top + offsetHeight];
  const maxRise = barAction(row) ? MAX_RISE_PX : 0;
  const controls = controlsIn(left, Math.max(0, top - maxRise), right, bottom);
  // Ignores pseudo-elements that stretch a link over its card: such a link is large enough to be partly covered.
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
 * Returns whether the row should be collapsed. On phones: while the page shows its first main button, a button for its
 * action, or the target of the action in the middle of the window. In a wide window: while the hero of Home is visible,
 * whose drawing the buttons would cover.
 */
function shouldCollapse(row: HTMLElement | null): boolean {
  const action = barAction(row);
  if (!action) return isVisible(document.querySelector('.hero'));
  const target = action.pathname === location.pathname && document.getElementById(action.hash.slice(1));
  const [firstButton, ...otherButtons] = document.querySelectorAll<HTMLAnchorElement>('main .plate-button');
  const buttons = [firstButton, ...otherButtons.filter(({ href }) => href === action.href)];
  return buttons.some((button) => button && isInView(button)) || Boolean(target && isInMiddle(target));
}

/**
 * Returns whether a fixed row is hidden, and whether it is collapsed to back-to-top. The row is hidden during a scroll.
 * It stays hidden if it would cover a control and cannot rise above it (FB0).
 * @param isInitiallyHidden hides the row until its position has been checked for the first time
 */
export function useVisibilityAfterScroll(row: RefObject<HTMLElement | null>, isInitiallyHidden = false) {
  const { pathname } = useLocation();
  const [isHidden, setHidden] = useState(isInitiallyHidden);
  const [isCollapsed, setCollapsed] = useState(pathname === '/');
  useEffect(() => {
    let timer = 0;
    const update = () => {
      flushSync(() => setCollapsed(shouldCollapse(row.current)));
      const rise = row.current ? riseAboveControls(row.current) : 0;
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
    // Other events than a scroll can change the content below the row, such as a click on a tab.
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
