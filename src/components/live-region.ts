import { afterPaint } from '../runtime/after-paint.ts';

/** Time that a message stays in the region, because a screen reader may read it late. */
const MESSAGE_DURATION_MS = 3000;

const regionId = 'announcements';

/** Returns the only polite live region, an empty element at the end of the prerendered document. */
function liveRegion(): HTMLElement {
  const existing = document.getElementById(regionId);
  if (existing) return existing;
  const region = Object.assign(document.createElement('div'), { id: regionId, className: 'sr-only' });
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}

/**
 * Announces a message to screen readers after the next paint. All messages use the same region, so that there are no
 * empty status elements in the reading order.
 * @param language the language of the message, if it is not the page's
 * @returns a function that cancels the announcement
 */
export function announce(message: string, language?: string): () => void {
  const region = liveRegion();
  const line = document.createElement('p');
  line.textContent = message;
  if (language) line.lang = language;
  let isWithdrawn = false;
  const withdraw = () => {
    isWithdrawn = true;
    line.remove();
  };
  afterPaint(() => {
    if (isWithdrawn) return;
    // Screen readers do not announce changes of inert elements. An open Headless UI dialog makes the region inert.
    region.removeAttribute('inert');
    region.removeAttribute('aria-hidden');
    region.append(line);
    setTimeout(withdraw, MESSAGE_DURATION_MS);
  });
  return withdraw;
}
