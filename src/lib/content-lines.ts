/* Writes content lines: the format of calendar files (RFC 5545) and contacts (RFC 2426, RFC 6350). */

/** The maximum length of a line in bytes, without the line break. */
const MAX_LINE_BYTES = 75;

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

/** Escapes the characters that separate values. */
export const escapeValue = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** Splits a line before spaces and after semicolons. Splits parts that are longer than a line into characters. */
const splitLine = (line: string): string[] =>
  (line.match(/ ?(?:\\.|[^ ;])*;?/gsu) ?? []).flatMap((part) =>
    bytesOf(part) < MAX_LINE_BYTES ? [part] : (part.match(/\\.|./gsu) ?? []),
  );

/**
 * Folds a line: each continuation line starts with a space. Folds only between words and parts of a value. Some
 * programs do not join the lines, so that a folded postal code would look like two numbers.
 */
function foldLine(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const part of splitLine(line)) {
    const size = bytesOf(part);
    if (bytes + size > MAX_LINE_BYTES) {
      lines.push(' ');
      bytes = 1;
    }
    lines.push(`${lines.pop()}${part}`);
    bytes += size;
  }
  return lines.join('\r\n');
}

/** Joins the lines of a file. */
export const contentLines = (lines: readonly string[]) => `${lines.map(foldLine).join('\r\n')}\r\n`;
