import { runAfterPaint } from '../runtime/after-paint.ts';

/** How long a message stays in the region. A screen reader may have to finish another text before the message. */
const MESSAGE_DURATION_MS = 3000;

const regionId = 'announcements';

/** Returns the polite live region of the document. Creates the region if it is missing, as in unit tests. */
function getLiveRegion(): HTMLElement {
  const existing = document.getElementById(regionId);
  if (existing) return existing;
  const region = Object.assign(document.createElement('div'), { id: regionId, className: 'sr-only' });
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}

/**
 * Announces a message to screen readers after the next paint. All messages use the same region, because each region is
 * an empty element in the reading order.
 * @param language the language of the message, if it differs from the language of the page
 * @returns a function that cancels the announcement
 */
export function announce(message: string, language?: string): () => void {
  const region = getLiveRegion();
  const line = document.createElement('p');
  line.textContent = message;
  if (language) line.lang = language;
  let isRemoved = false;
  const removeMessage = () => {
    isRemoved = true;
    line.remove();
  };
  runAfterPaint(() => {
    if (isRemoved) return;
    // An open dialog of Headless UI makes the region inert. Screen readers do not announce inert elements.
    region.removeAttribute('inert');
    region.removeAttribute('aria-hidden');
    region.append(line);
    setTimeout(removeMessage, MESSAGE_DURATION_MS);
  });
  return removeMessage;
}
