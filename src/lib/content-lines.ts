/* Content lines: the format of calendar files (RFC 5545) and contact cards (RFC 2426, RFC 6350). */

/** The maximum length of a line, without the line break. */
const MAX_LINE_BYTES = 75;

const encoder = new TextEncoder();
const countBytes = (text: string) => encoder.encode(text).length;

/** Escapes characters with a special meaning in content lines: backslashes, commas, semicolons and line breaks. */
export const escapeValue = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/**
 * Splits a line before each space and after each semicolon, so that `foldLine` breaks it only there. A part that is too
 * long for a continuation line is split into characters.
 */
const splitLine = (line: string): string[] =>
  (line.match(/ ?(?:\\.|[^ ;])*;?/gsu) ?? []).flatMap((part) =>
    countBytes(part) < MAX_LINE_BYTES ? [part] : (part.match(/\\.|./gsu) ?? []),
  );

/**
 * Folds a long line into several lines. Each continuation line starts with a space. Breaks lines between words where
 * possible: some programs do not join the lines again, and would show a broken postal code as two numbers.
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

/** Folds lines, and returns them as the text of a file. */
export const joinContentLines = (lines: readonly string[]) => `${lines.map(foldLine).join('\r\n')}\r\n`;
