/**
 * Focuses an element that is not a tab stop, such as a heading. Removes the `tabindex` on blur, because screen readers
 * announce an element with a `tabindex` as clickable.
 */
export function focusElement(element: HTMLElement, options: FocusOptions = { preventScroll: true }): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    const handleBlur = () => {
      // If the window loses focus, the element stays the active element, and the browser focuses it again with the
      // window. The `tabindex` must stay for this.
      if (document.activeElement === element) return;
      element.removeEventListener('blur', handleBlur);
      element.removeAttribute('tabindex');
    };
    element.addEventListener('blur', handleBlur);
  }
  element.focus(options);
}
