/**
 * Focuses an element that is not a tab stop, such as a heading. Removes the `tabindex` that it has added on blur,
 * because screen readers announce an element with a `tabindex` as clickable.
 */
export function focusElement(element: HTMLElement, options: FocusOptions = { preventScroll: true }): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    const handleBlur = () => {
      // The window has lost the focus, not the element. When the window gets the focus back, the browser focuses the
      // element again, which then still needs its `tabindex`.
      if (document.activeElement === element) return;
      element.removeEventListener('blur', handleBlur);
      element.removeAttribute('tabindex');
    };
    element.addEventListener('blur', handleBlur);
  }
  element.focus(options);
}
