const isVisible = (element: Element) => element.getClientRects()[0];

/** Finds a visible link or menu button in the closest ancestor that contains one. */
const nearestControl = (element: Element | null): HTMLElement | null =>
  element &&
  ([...element.querySelectorAll<HTMLElement>('nav a,main a,[command=show-modal]')].find(isVisible) ??
    nearestControl(element.parentElement));

/** Moves the focus away from a control that is hidden at a new width. The browser would move it to the body. */
export function keepFocusOnResize() {
  let last: Element | undefined;
  // pointerdown: a press outside the control moves the focus away from it
  for (const type of ['pointerdown', 'focusin'])
    addEventListener(type, ({ target }) => (last = target as Element), true);
  addEventListener('resize', () => {
    if (!last || isVisible(last)) return;
    document.querySelector('dialog')?.close(); // an open menu is modal and would keep the page inert
    nearestControl(last)?.focus();
  });
}
