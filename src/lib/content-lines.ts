/* Content lines: the format of calendar files (RFC 5545) and contact cards (RFC 2426, RFC 6350). */

/** The maximum length of a line, without the line break. */
const MAX_LINE_BYTES = 75;

const encoder = new TextEncoder();
const countBytes = (text: string) => encoder.encode(text).length;

/** Escapes backslashes, commas, semicolons and line breaks, which have a meaning in content lines. */
export const escapeValue = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/**
 * Splits a line, before spaces and after semicolons, into parts that stay on one line. Splits parts that are too long
 * for a line into characters.
 */
const splitLine = (line: string): string[] =>
  (line.match(/ ?(?:\\.|[^ ;])*;?/gsu) ?? []).flatMap((part) =>
    countBytes(part) < MAX_LINE_BYTES ? [part] : (part.match(/\\.|./gsu) ?? []),
  );

/**
 * Folds a long line into several. Each continuation line starts with a space. Some programs do not join the lines
 * again, and would show a postal code on two lines as two numbers, so this breaks lines between words if possible.
 */
function foldLine(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const part of splitLine(line)) {
    const size = countBytes(part);
    if (bytes + size > MAX_LINE_BYTES) {
      lines.push(' ');
      bytes = 1;
    }
    lines.push(`${lines.pop()}${part}`);
    bytes += size;
  }
  return lines.join('\r\n');
}

/** Returns the text of a file with the given lines, which it folds. */
export const joinContentLines = (lines: readonly string[]) => `${lines.map(foldLine).join('\r\n')}\r\n`;
