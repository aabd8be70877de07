/**
 * Focuses an element that no key reaches, such as a heading. Its `tabindex` is removed when the focus leaves it,
 * because screen readers call an element with one 'clickable'.
 */
export function focusElement(element: HTMLElement, options: FocusOptions = { preventScroll: true }): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    const leave = () => {
      if (document.activeElement === element) return; // the window lost the focus; the element gets it back with it
      element.removeEventListener('blur', leave);
      element.removeAttribute('tabindex');
    };
    element.addEventListener('blur', leave);
  }
  element.focus(options);
}
