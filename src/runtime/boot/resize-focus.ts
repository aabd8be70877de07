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
 * Closes the mobile menu if a resize hides it. Moves the focus to a visible control if a resize hides the element that
 * the visitor used last. Otherwise the browser would move the focus to the body.
 */
export function keepFocusOnResize() {
  let lastUsed = document.activeElement;
  // `pointerdown` is needed too: after a press on an element that cannot be focused, no element has the focus.
  for (const type of ['pointerdown', 'focusin'])
    addEventListener(
      type,
      ({ target }) => {
        // The theme and pause buttons hide the icon that was pressed.
        lastUsed = (target as Element).closest('a,button') ?? (target as Element);
      },
      true,
    );
  addEventListener('resize', () => {
    const menu = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (menu && !isVisible(menu)) menu.close(); // a hidden modal dialog makes the page inert
    if (lastUsed && !isVisible(lastUsed)) findNearestControl(lastUsed)?.focus();
  });
}
