import { focusElement } from '../../lib/focus-element.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';

/**
 * The maximum wait for `scrollend`. If no scroll is needed, the browser dispatches no such event, and a later one
 * belongs to another scroll.
 */
const SMOOTH_SCROLL_TIMEOUT_MS = 3000;

/** Returns the id in a hash, decoded if its percent-encoding is valid. */
function decodeId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Returns the element that receives the focus: the target itself or, for a container without an accessible name, the
 * first heading in it. Screen readers would read the complete content of such a container.
 */
function findFocusTarget(target: HTMLElement): HTMLElement {
  const isUnnamed = target.matches(':is(section, article, div):not([aria-label], [aria-labelledby])');
  return (isUnnamed && target.querySelector<HTMLElement>('h2, h3, h4')) || target;
}

/**
 * Scrolls to the element whose id is in the hash, and moves the focus there. Opens collapsed blocks around the element
 * and in it. Returns whether there is such an element.
 */
export function goToAnchor(hash: string): boolean {
  const target = document.getElementById(decodeId(hash));
  if (!target) return false;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-collapse]:not([open])'))
    if (target.contains(details) || details.contains(target)) details.open = true;
  target.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  focusElement(findFocusTarget(target));
  // Scrolls again at the end: during the scroll, the browser renders further sections. Their heights change, and the
  // target moves.
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const correctPosition = () => {
    stop();
    target.scrollIntoView({ behavior: 'instant' });
  };
  setTimeout(stop, SMOOTH_SCROLL_TIMEOUT_MS);
  for (const type of ['wheel', 'pointerdown', 'keydown']) addEventListener(type, stop, { signal });
  addEventListener('scrollend', correctPosition, { signal });
  return true;
}
