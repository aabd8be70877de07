import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Swaps the left and right arrow keys in right-to-left text, because Headless UI's tabs do not swap them. */
export function mirrorArrowKeys(event: ReactKeyboardEvent) {
  const mirroredKey = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
  const isRightToLeft = () => getComputedStyle(event.currentTarget).direction === 'rtl';
  // The event that this function dispatches below is untrusted, and arrives here again. It must not be swapped back.
  if (!mirroredKey || !event.isTrusted || !isRightToLeft()) return;
  event.preventDefault();
  event.stopPropagation();
  event.target.dispatchEvent(new KeyboardEvent('keydown', { key: mirroredKey, bubbles: true }));
}

/** Lets PageUp and PageDown scroll the page (TB1). Headless UI would handle these keys like Home and End. */
export function stopPageKeys(event: ReactKeyboardEvent) {
  if (event.key === 'PageUp' || event.key === 'PageDown') event.stopPropagation();
}
