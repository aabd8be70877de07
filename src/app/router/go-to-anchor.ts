import { focusElement } from '../../lib/focus-element.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';

/** After this time a `scrollend` event belongs to another scroll, for example if the target was in view already. */
const SMOOTH_SCROLL_TIMEOUT_MS = 3000;

/** Decodes the id in a hash; returns it unchanged if its percent-encoding is invalid. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Returns the element to focus. For a container without a name this is its heading, since a screen reader would read
 * the complete container.
 */
function focusTargetOf(target: HTMLElement): HTMLElement {
  const isUnnamed = target.matches(':is(section, article, div):not([aria-label], [aria-labelledby])');
  return (isUnnamed && target.querySelector<HTMLElement>('h2, h3, h4')) || target;
}

/** Scrolls to the element that a hash names and moves focus there; returns false if there is none. */
export function goToAnchor(hash: string): boolean {
  const target = document.getElementById(idOf(hash));
  if (!target) return false;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-collapse]:not([open])'))
    if (target.contains(details) || details.contains(target)) details.open = true;
  target.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  focusElement(focusTargetOf(target));
  // Scrolling renders sections, whose real height moves the target, so scroll again at the end.
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  setTimeout(stop, SMOOTH_SCROLL_TIMEOUT_MS);
  for (const type of ['wheel', 'pointerdown', 'keydown']) addEventListener(type, stop, { signal });
  addEventListener('scrollend', () => (stop(), target.scrollIntoView({ behavior: 'instant' })), { signal });
  return true;
}
