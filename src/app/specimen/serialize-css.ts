/**
 * Returns a CSS value as the browser serializes it. Computed values and the values of style rules have the same form.
 */
export function serializeCss(property: string, value: string): string {
  const { style } = document.createElement('i');
  style.setProperty(property, value);
  return style.getPropertyValue(property);
}
