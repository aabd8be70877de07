import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The page's own action, which the style sheet shows only in the bar of phones (variant `docked`). */
function barAction(row: HTMLElement | null) {
  const action = row?.querySelector<HTMLAnchorElement>('.bar-action');
  return action && getComputedStyle(action).display !== 'none' ? action : undefined;
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
 * Whether what the buttons offer is visible anyway: on phones the first main button of the page, its own
 * action, or the target of that in the middle of the window; on a wide window the hero of Home, whose drawing they
 * would cover.
 */
function isOffered(row: HTMLElement | null): boolean {
  const action = barAction(row);
  if (!action) return isVisible(document.querySelector('.hero'));
  const target = action.pathname === location.pathname && document.getElementById(action.hash.slice(1));
  const [first, ...others] = document.querySelectorAll<HTMLAnchorElement>('main .plate-button');
  const buttons = [first, ...others.filter(({ href }) => href === action.href)];
  return buttons.some((button) => button && isInView(button)) || Boolean(target && isInMiddle(target));
}

/**
 * Whether the row is bare, with back-to-top alone, because the page itself offers the rest at this scroll position. The
 * row does not hide for what is under it: `scroll-padding` keeps the focus clear of it, and the last line of a page ends
 * above it, so that everything can be scrolled out from under it (FB2).
 */
export function useBareRow(row: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const [isBare, setBare] = useState(pathname === '/');
  useLayoutEffect(() => {
    const update = () => setBare(isOffered(row.current));
    update();
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    for (const type of ['scroll', 'resize']) window.addEventListener(type, update, options);
    const content = new ResizeObserver(update); // an accordion or a tab moves what follows it
    content.observe(document.body);
    return () => {
      stop.abort();
      content.disconnect();
    };
  }, [row, pathname]);
  return isBare;
}

const isField = (element: EventTarget | null) =>
  element instanceof Element && element.matches('input, select, textarea, .hand-off *');

/** Whether the focused element is a field in the window, next to which the on-screen keyboard leaves little space (FB0). */
export function useHideWhileTyping() {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const checkFocus = (focused: EventTarget | null) => setIsHidden(isField(focused));
    const come = ({ target }: FocusEvent) => checkFocus(target);
    const go = ({ relatedTarget }: FocusEvent) => checkFocus(relatedTarget);
    const scrolled = () => checkFocus(isVisible(document.activeElement) ? document.activeElement : null);
    checkFocus(document.activeElement);
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', go);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', go);
      window.removeEventListener('scroll', scrolled);
    };
  }, []);
  return isHidden;
}
