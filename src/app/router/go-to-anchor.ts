import { focusElement } from '../../lib/focus-element.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';

/**
 * The time after which a `scrollend` event belongs to another scroll. If the target was already in view, the browser
 * does not scroll, and dispatches no `scrollend` event.
 */
const SMOOTH_SCROLL_TIMEOUT_MS = 3000;

/** Returns the id in a hash. Decodes it, unless its percent-encoding is invalid. */
function decodeId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Returns the element that receives the focus. This is the target itself. If the target is a container without an
 * accessible name, it is the first heading in it, because screen readers would read the complete container.
 */
function findFocusTarget(target: HTMLElement): HTMLElement {
  const isUnnamed = target.matches(':is(section, article, div):not([aria-label], [aria-labelledby])');
  return (isUnnamed && target.querySelector<HTMLElement>('h2, h3, h4')) || target;
}

/**
 * Scrolls to the element whose id is in the hash, and moves the focus there. Returns whether there is such an element.
 */
export function goToAnchor(hash: string): boolean {
  const target = document.getElementById(decodeId(hash));
  if (!target) return false;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-collapse]:not([open])'))
    if (target.contains(details) || details.contains(target)) details.open = true;
  target.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  focusElement(findFocusTarget(target));
  // Scrolls again at the end. During the scroll, the browser renders sections whose heights change, which moves the
  // target.
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
