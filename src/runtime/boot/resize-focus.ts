const isVisible = (element: Element) => element.getClientRects()[0];

/** Returns the first visible link or menu button in the element, or else in its closest ancestor that contains one. */
function findNearestControl(element: Element | null): HTMLElement | undefined {
  if (!element) return undefined;
  const controls = element.querySelectorAll<HTMLElement>('nav a,main a,[command=show-modal]');
  return [...controls].find(isVisible) ?? findNearestControl(element.parentElement);
}

/**
 * Moves the focus to a visible control if a new window width hides the focused one. Without this, the browser would move
 * it to the body.
 */
export function keepFocusOnResize() {
  let lastUsed: Element | undefined;
  // Records presses too: after a press on an element that cannot be focused, no element has the focus.
  for (const type of ['pointerdown', 'focusin'])
    addEventListener(type, ({ target }) => (lastUsed = target as Element), true);
  addEventListener('resize', () => {
    if (!lastUsed || isVisible(lastUsed)) return;
    document.querySelector('dialog')?.close(); // while the modal menu is open, no element of the page can be focused
    findNearestControl(lastUsed)?.focus();
  });
}
