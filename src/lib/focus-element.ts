/**
 * Focuses an element that is no tab stop, such as a heading. Its `tabindex` is removed on blur, because screen readers
 * announce an element that has one as clickable.
 */
export function focusElement(element: HTMLElement, options: FocusOptions = { preventScroll: true }): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    const leave = () => {
      if (document.activeElement === element) return; // the window lost focus, and will restore it to the element
      element.removeEventListener('blur', leave);
      element.removeAttribute('tabindex');
    };
    element.addEventListener('blur', leave);
  }
  element.focus(options);
}
