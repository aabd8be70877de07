import { flushSync } from 'react-dom';
import { match } from '../../site/derive.ts';
import type { Denomination } from '../../site/row.ts';

/** As the rosettes of banners: from lg on, and where things may move (styles/banners.css). */
const room = '(min-width: 64rem) and (prefers-reduced-motion: no-preference)';

/** Those whose banner shows the rosette whole; others cut it off, which a seal that grows would overlap. */
const whole: readonly (Denomination | undefined)[] = ['bill', 'bond', 'coupons'];

/** Whether the link that has the focus, as one has that was followed, carries a seal that can grow. */
function sealCanGrow() {
  const link = document.activeElement;
  return (
    'startViewTransition' in document &&
    link instanceof HTMLAnchorElement &&
    link.matches('.with-seal') &&
    whole.includes(match(link.pathname)?.denomination) &&
    matchMedia(room).matches &&
    document.documentElement.dataset.motion !== 'paused'
  );
}

/**
 * Shows a page, and lets the seal of the link that was followed grow into the rosette of its banner, where the
 * browser has view transitions; elsewhere the page is there at once. Styles name the two by `data-grows`.
 */
export function growSeal(show: () => void) {
  const { dataset } = document.documentElement;
  delete dataset.grows;
  if (!sealCanGrow()) return show();
  dataset.grows = 'from';
  document.startViewTransition(() => {
    dataset.grows = 'to'; // until the next page: without it the rosette would engrave itself once more
    flushSync(show);
  });
}
