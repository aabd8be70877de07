import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Swaps the left and right arrow keys in a right-to-left page, which Headless UI's tabs do not do. */
export function mirrorArrowKeys(event: ReactKeyboardEvent) {
  const mirroredKey = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
  const isRightToLeft = () => getComputedStyle(event.currentTarget).direction === 'rtl';
  // This ignores untrusted events, because the event that it dispatches below arrives here again.
  if (!mirroredKey || !event.isTrusted || !isRightToLeft()) return;
  event.preventDefault();
  event.stopPropagation();
  event.target.dispatchEvent(new KeyboardEvent('keydown', { key: mirroredKey, bubbles: true }));
}

/**
 * Keeps PageUp and PageDown from Headless UI, which would handle them like Home and End. They scroll the page instead
 * (TB1).
 */
export function stopPageKeys(event: ReactKeyboardEvent) {
  if (event.key === 'PageUp' || event.key === 'PageDown') event.stopPropagation();
}
