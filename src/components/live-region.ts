import { afterPaint } from '../runtime/after-paint.ts';

/** How long a message stays in the region, in ms: long enough for a screen reader that is still speaking. */
const MESSAGE_DURATION_MS = 3000;

const regionId = 'announcements';

/** The one polite live region of the page, which the prerendered document holds, empty, at its end. */
function liveRegion(): HTMLElement {
  const existing = document.getElementById(regionId);
  if (existing) return existing;
  const region = Object.assign(document.createElement('div'), { id: regionId, className: 'sr-only' });
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}

/**
 * Announces a message to screen readers, after the next paint. Every message of the site uses the same region, so
 * that none of them leaves an empty status element in the reading order.
 * @returns withdraws the message
 */
export function announce(message: string): () => void {
  const region = liveRegion();
  const line = document.createElement('p');
  line.textContent = message;
  let isWithdrawn = false;
  const withdraw = () => {
    isWithdrawn = true;
    line.remove();
  };
  afterPaint(() => {
    if (isWithdrawn) return;
    // An open Headless UI dialog makes everything else in the body inert, and inert changes are not announced.
    region.removeAttribute('inert');
    region.removeAttribute('aria-hidden');
    region.append(line);
    setTimeout(withdraw, MESSAGE_DURATION_MS);
  });
  return withdraw;
}
