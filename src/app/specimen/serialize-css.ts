/** Returns a value as the browser serializes it, for comparison with computed values and style rules. */
export function serializeCss(property: string, value: string): string {
  const { style } = document.createElement('i');
  style.setProperty(property, value);
  return style.getPropertyValue(property);
}
