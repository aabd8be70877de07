/** Returns whether the element is a field, in which the visitor types or chooses. The site has no editable text. */
export const isField = (element: EventTarget | null) =>
  element instanceof Element && element.matches('input, select, textarea');
