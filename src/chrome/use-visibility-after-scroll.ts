import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { calculateRise, findBarAction } from './rise-above-controls.ts';
import { isPartlyInView } from './viewport.ts';

/** The time without a scroll event after which a scroll counts as ended. */
const SCROLL_END_MS = 250;

function isCompletelyInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom > top && bottom <= window.innerHeight;
}

function isInMiddle(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight / 2 && bottom > window.innerHeight / 2;
}

/**
 * Returns whether the row must be collapsed.
 * - The docked bar collapses while the first main button, or another main button with the page's action, is completely
 *   in view. It also collapses while the target of the action is in the middle of the window.
 * - In other windows, the row collapses while the hero of Home is in view: the buttons would cover the hero's drawing.
 */
function shouldCollapse(row: HTMLElement | null): boolean {
  const action = findBarAction(row);
  if (!action) {
    const hero = document.querySelector('.hero');
    return hero !== null && isPartlyInView(hero);
  }
  const target = action.pathname === location.pathname && document.getElementById(action.hash.slice(1));
  if (target && isInMiddle(target)) return true;
  const mainButtons = [...document.querySelectorAll<HTMLAnchorElement>('main .plate-button')];
  return mainButtons.some(
    (button, index) => (index === 0 || button.href === action.href) && isCompletelyInView(button),
  );
}

/**
 * Returns whether a fixed row is hidden, and whether it is collapsed to the back-to-top button. The row is hidden
 * during a scroll. After the scroll, it stays hidden if it would cover a control and cannot rise above it (FB0).
 * @param options.isInitiallyHidden hides the row until its position has been checked for the first time
 */
export function useVisibilityAfterScroll(
  row: RefObject<HTMLElement | null>,
  { isInitiallyHidden = false } = {},
) {
  const { pathname } = useLocation();
  const [isHidden, setHidden] = useState(isInitiallyHidden);
  const [isCollapsed, setCollapsed] = useState(pathname === '/');
  useEffect(() => {
    let timer = 0;
    const update = () => {
      flushSync(() => setCollapsed(shouldCollapse(row.current))); // the rise depends on the size of the row
      const rise = row.current ? calculateRise(row.current) : 0;
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
    // These events can also change the content below the row, for example a click on a tab.
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
