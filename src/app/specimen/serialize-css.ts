/**
 * Returns a CSS value in the spelling of the browser, so that it can be compared with computed values and style rules.
 */
export function serializeCss(property: string, value: string): string {
  const { style } = document.createElement('i');
  style.setProperty(property, value);
  return style.getPropertyValue(property);
}
