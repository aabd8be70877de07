const isVisible = (element: Element) => element.getClientRects()[0];

/**
 * Returns the first visible link or menu button inside an element. If the element contains neither, searches its
 * ancestors, the closest first.
 */
function findNearestControl(element: Element | null): HTMLElement | undefined {
  if (!element) return undefined;
  const controls = element.querySelectorAll<HTMLElement>('nav a,main a,[command=show-modal]');
  return [...controls].find(isVisible) ?? findNearestControl(element.parentElement);
}

/**
 * Moves the focus to a visible control if a resize hides the element that the visitor used last. Otherwise the browser
 * would move the focus to the body.
 */
export function keepFocusOnResize() {
  // If the browser has opened the menu before this script ran, this element is in the menu.
  let lastUsed = document.activeElement;
  // `pointerdown` is needed too: after a press on an element that cannot be focused, no element has the focus. Ignores
  // the spans of a button, because the theme and pause buttons hide the span that was pressed.
  for (const type of ['pointerdown', 'focusin'])
    addEventListener(type, ({ target }) => (lastUsed = (target as Element).closest(':not(span)')), true);
  addEventListener('resize', () => {
    if (!lastUsed || isVisible(lastUsed)) return;
    document.querySelector('dialog')?.close(); // while the modal menu is open, no element of the page can be focused
    findNearestControl(lastUsed)?.focus();
  });
}
