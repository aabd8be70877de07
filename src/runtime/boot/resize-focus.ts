const isVisible = (element: Element) => element.getClientRects()[0];

/** Searches each ancestor, from the closest outwards, for a visible link or menu button. */
const nearestControl = (element: Element | null): HTMLElement | null =>
  element &&
  ([...element.querySelectorAll<HTMLElement>('nav a,main a,[command=show-modal]')].find(isVisible) ??
    nearestControl(element.parentElement));

/** Moves the focus from a control that becomes hidden at a new width: the browser would move it to the body. */
export function keepFocusOnResize() {
  let last: Element | undefined;
  // pointerdown: a press elsewhere leaves the control
  for (const type of ['pointerdown', 'focusin'])
    addEventListener(type, ({ target }) => (last = target as Element), true);
  addEventListener('resize', () => {
    if (!last || isVisible(last)) return;
    document.querySelector('dialog')?.close(); // the menu: modal, it would keep the page inert
    nearestControl(last)?.focus();
  });
}
