/* Content lines, of which calendar files (RFC 5545) and contacts (RFC 2426, RFC 6350) consist. */

/** The longest line in bytes, without its line break. */
const MAX_LINE_BYTES = 75;

/** Escapes the characters that separate values. */
export const escapeValue = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** Folds a line: each further part starts with a space, and no character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push(' ');
      bytes = 1;
    }
    parts.push(`${parts.pop()}${character}`);
    bytes += size;
  }
  return parts.join('\r\n');
}

/** Joins the lines of a file. */
export const contentLines = (lines: readonly string[]) => `${lines.map(folded).join('\r\n')}\r\n`;
