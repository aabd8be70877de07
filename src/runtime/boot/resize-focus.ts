const isVisible = (element: Element) => element.getClientRects()[0];

/** Returns a visible link or menu button in the closest ancestor that contains one. */
const nearestControl = (element: Element | null): HTMLElement | null =>
  element &&
  ([...element.querySelectorAll<HTMLElement>('nav a,main a,[command=show-modal]')].find(isVisible) ??
    nearestControl(element.parentElement));

/** Moves the focus to a visible control if a new width hides the focused one. The browser would move it to the body. */
export function keepFocusOnResize() {
  let lastUsed: Element | undefined;
  // `pointerdown`: a press on another element also takes the focus away
  for (const type of ['pointerdown', 'focusin'])
    addEventListener(type, ({ target }) => (lastUsed = target as Element), true);
  addEventListener('resize', () => {
    if (!lastUsed || isVisible(lastUsed)) return;
    document.querySelector('dialog')?.close(); // an open menu is modal: no element of the page could be focused
    nearestControl(lastUsed)?.focus();
  });
}
