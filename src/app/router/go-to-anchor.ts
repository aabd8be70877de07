import { focusElement } from '../../lib/focus-element.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';

/**
 * The maximum wait for `scrollend`. If no scroll is needed, the browser does not dispatch `scrollend`. A later
 * `scrollend` then belongs to another scroll.
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
 * Returns the element to focus. For a section, article or `div` without an accessible name, this is the first heading
 * in it, because screen readers would read all content of the container. Otherwise, it is the target itself.
 */
function findFocusTarget(target: HTMLElement): HTMLElement {
  const isUnnamed = target.matches(':is(section, article, div):not([aria-label], [aria-labelledby])');
  return (isUnnamed && target.querySelector<HTMLElement>('h2, h3, h4')) || target;
}

/**
 * Scrolls to the element whose id is in the hash, and moves the focus there. Opens `data-collapse` elements around the
 * element and in it. Returns false if no element has the id.
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
  for (const type of ['wheel', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(type, stop, { signal });
  addEventListener('scrollend', correctPosition, { signal });
  return true;
}
