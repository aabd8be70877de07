import { focusElement } from '../../lib/focus-element.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';

/**
 * A later `scrollend` event belongs to another scroll: if the target is already in view, there is none for this one.
 */
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
 * Returns the element to focus. For a container without an accessible name, this is its heading: a screen reader would
 * read the complete container.
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
  // Scrolls again at the end: sections that are rendered during the scroll change their height and move the target.
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  setTimeout(stop, SMOOTH_SCROLL_TIMEOUT_MS);
  for (const type of ['wheel', 'pointerdown', 'keydown']) addEventListener(type, stop, { signal });
  addEventListener('scrollend', () => (stop(), target.scrollIntoView({ behavior: 'instant' })), { signal });
  return true;
}
