import { flushSync } from 'react-dom';
import { motionPreference } from '../../lib/motion-preference.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { match } from '../../site/derive.ts';
import type { Denomination } from '../../site/row.ts';

/** From lg on, as the rosettes of banners engrave themselves (styles/engraving.css). */
const ROOM = '(min-width: 64rem)';

/** Those whose banner shows the rosette whole; others cut it off, which a seal that grows would overlap. */
const whole: readonly (Denomination | undefined)[] = ['bill', 'bond', 'coupons'];

/** Whether the link that was followed to a page, which has the focus then, carries a seal that can grow. */
function sealCanGrow(pathname: string) {
  const link = document.activeElement;
  return (
    'startViewTransition' in document &&
    link instanceof HTMLAnchorElement &&
    link.matches('.with-seal') &&
    link.pathname === pathname &&
    whole.includes(match(pathname)?.denomination) &&
    matchMedia(ROOM).matches &&
    !motionPreference.isPaused() &&
    !prefersReducedMotion()
  );
}

/**
 * Shows a page, and lets the seal of the link that was followed grow into the rosette of its banner, where the
 * browser has view transitions; elsewhere the page is there at once. Styles name the two by `data-grows`.
 * @param show may be called some frames later, when the visitor has moved on: it shows where they are then
 */
export function growSeal(pathname: string, show: () => void) {
  const { dataset } = document.documentElement;
  delete dataset.grows;
  if (!sealCanGrow(pathname)) return show();
  dataset.grows = 'from';
  document.startViewTransition(() => {
    dataset.grows = 'to'; // until the next page: without it the rosette would engrave itself once more
    flushSync(show);
  });
}
