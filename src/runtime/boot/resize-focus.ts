const isVisible = (element: Element) => element.getClientRects()[0];

/** The nearest visible link of the page, or the menu's: the bar, or its button. */
const nearest = (place: Element | null): HTMLElement | null =>
  place &&
  ([...place.querySelectorAll<HTMLElement>('nav a,main a,[command=show-modal]')].find(isVisible) ??
    nearest(place.parentElement));

/** Moves the focus from a control that a new width hides: the browser would leave it on the body. */
export function keepFocusOnResize() {
  let last: Element | undefined;
  for (const type of ['focusin', 'pointerdown'])
    // a press elsewhere leaves the control
    addEventListener(type, ({ target }) => (last = target as Element), true);
  addEventListener('resize', () => {
    if (!last || isVisible(last)) return;
    last.closest('dialog')?.close(); // it would keep the page inert
    nearest(last)?.focus();
  });
}
