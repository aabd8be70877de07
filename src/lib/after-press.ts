/**
 * Calls back at once, or after the press of a link or button that is under way. When the press moves the focus, a message
 * that appears at that moment would move the control away from the pointer, and its click would be lost.
 */
export function afterPress(callback: () => void) {
  if (!document.querySelector(':is(a, button):active')) return callback();
  // Touch screens dispatch it too, directly before the click.
  addEventListener('mouseup', () => setTimeout(callback), { once: true });
}
