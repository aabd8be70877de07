/**
 * Focuses an element that is not a tab stop, such as a heading. Adds a `tabindex` only until the element loses focus,
 * because screen readers announce an element with a `tabindex` as clickable.
 */
export function focusElement(element: HTMLElement, options: FocusOptions = { preventScroll: true }): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    const handleBlur = () => {
      // If the element is still active, the window has lost focus. When the window receives focus again, the browser
      // focuses the element again, so the element must keep its `tabindex`.
      if (document.activeElement === element) return;
      element.removeEventListener('blur', handleBlur);
      element.removeAttribute('tabindex');
    };
    element.addEventListener('blur', handleBlur);
  }
  element.focus(options);
}
