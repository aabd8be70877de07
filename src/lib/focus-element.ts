/**
 * Focuses an element that is not a tab stop, such as a heading. Removes the `tabindex` on blur, because screen readers
 * announce an element with a `tabindex` as clickable.
 */
export function focusElement(element: HTMLElement, options: FocusOptions = { preventScroll: true }): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    const leave = () => {
      if (document.activeElement === element) return; // the window has lost focus, and will focus the element again
      element.removeEventListener('blur', leave);
      element.removeAttribute('tabindex');
    };
    element.addEventListener('blur', leave);
  }
  element.focus(options);
}
