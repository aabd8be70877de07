import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { getActionTarget, findRoute } from '../site/page-info.ts';
import { updateDirection } from './scroll-direction.ts';
import type { ScrollDirection } from './scroll-direction.ts';
import { isPartlyInView } from './viewport.ts';

/** Returns the enquiry form of the page, and the element to which the page's action leads. */
function findActionTargets(pathname: string): Element[] {
  const [, actionId] = getActionTarget(findRoute(pathname)).split('#');
  const ids = new Set(['enquiry', ...(actionId ? [actionId] : [])]);
  return [...ids].flatMap((id) => document.getElementById(id) ?? []);
}

/** Returns whether the bar would cover the focused element (SC 2.4.11). */
function wouldCoverFocus(bar: HTMLElement) {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.id === 'main' || bar.contains(focused)) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return top < bar.offsetHeight && bottom > 0;
}

/**
 * Returns whether the letterhead is visible. It appears after a scroll up, and disappears at the next scroll down or Tab
 * key. It is hidden while the header, the enquiry form or the target of the page's action is in view, and while it would
 * cover the focused element.
 *
 * It does not appear while Tab moves the focus: it would cover controls for a moment, and Tab would reach its links
 * only in one direction. The header and the banner have the same links.
 */
export function useLetterheadVisibility(bar: RefObject<HTMLElement | null>): boolean {
  const { pathname } = useLocation();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let direction: ScrollDirection = { isUp: false, from: window.scrollY };
    /** Whether the Tab key was the last input. The browser then scrolls to the focused element, in any direction. */
    let isTabbing = false;
    const canBeShown = (element: HTMLElement | null) => {
      const header = element?.closest('header');
      if (!element || !header || element.offsetHeight === 0 || isPartlyInView(header)) return false;
      return !findActionTargets(pathname).some(isPartlyInView) && !wouldCoverFocus(element);
    };
    const update = () => setShown(direction.isUp && canBeShown(bar.current));
    const handleScroll = () => {
      direction = isTabbing
        ? { isUp: false, from: window.scrollY }
        : updateDirection(direction, window.scrollY);
      update();
    };
    const handleKey = ({ key }: KeyboardEvent) => {
      isTabbing = key === 'Tab' && !bar.current?.contains(document.activeElement);
      if (!isTabbing) return;
      direction = { isUp: false, from: window.scrollY };
      flushSync(update); // hides the bar before the browser moves the focus
    };
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    addEventListener('scroll', handleScroll, options);
    addEventListener('resize', update, options);
    // The browser scrolls to the focused element only after this event, so `update` must wait for the next frame.
    addEventListener('focusin', () => requestAnimationFrame(update), options);
    addEventListener('keydown', handleKey, options);
    for (const type of ['pointerdown', 'wheel', 'touchmove'])
      addEventListener(type, () => (isTabbing = false), options);
    update();
    return () => controller.abort();
  }, [bar, pathname]);
  return isShown;
}
