const isVisible = (element: Element) => element.getClientRects()[0];

/**
 * Returns the first visible link or menu button inside an element. If there is none, searches the ancestors of the
 * element, the closest first.
 */
function findNearestControl(element: Element | null): HTMLElement | undefined {
  if (!element) return undefined;
  const controls = element.querySelectorAll<HTMLElement>('nav a,main a,[command=show-modal]');
  return [...controls].find(isVisible) ?? findNearestControl(element.parentElement);
}

/**
 * Moves the focus to a visible control if a new window width hides the focused element. Otherwise the browser would
 * move the focus to the body.
 */
export function keepFocusOnResize() {
  let lastUsed: Element | undefined;
  // The pressed element is recorded too: a press on an element that cannot be focused leaves no element with the focus.
  for (const type of ['pointerdown', 'focusin'])
    addEventListener(type, ({ target }) => (lastUsed = target as Element), true);
  addEventListener('resize', () => {
    if (!lastUsed || isVisible(lastUsed)) return;
    document.querySelector('dialog')?.close(); // while the modal menu is open, no element of the page can be focused
    findNearestControl(lastUsed)?.focus();
  });
}
