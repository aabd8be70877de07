import { focusElement } from '../../lib/focus-element.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';

/** How long a smooth scroll may take before a place is left as it is, in ms. */
const SCROLL_PATIENCE = 3000;

/** The id that a hash names; one that is no valid percent-encoding is taken as it is. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** What takes the focus for a place: of a box without a name its heading, or a screen reader reads out all of it. */
function focusOf(place: HTMLElement): HTMLElement {
  const isBox = place.matches(':is(section, article, div):not([aria-label], [aria-labelledby])');
  return (isBox && place.querySelector<HTMLElement>('h2, h3, h4')) || place;
}

/** Brings the target of an address's hash into view and moves focus there. */
export function goToAnchor(hash: string): boolean {
  const target = document.getElementById(idOf(hash));
  if (!target) return false;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-folds]:not([open])'))
    if (target.contains(fold) || fold.contains(target)) fold.open = true;
  const focus = focusOf(target);
  target.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  focusElement(focus);
  // Bands on the way were laid out meanwhile, each with its true height: the place may not be where it was.
  const stop = new AbortController();
  const { signal } = stop;
  setTimeout(() => stop.abort(), SCROLL_PATIENCE); // where nothing had to scroll, a later scroll is the visitor's
  for (const sign of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(sign, () => stop.abort(), { signal });
  addEventListener('scrollend', () => (stop.abort(), target.scrollIntoView({ behavior: 'instant' })), {
    signal,
  });
  return true;
}
