import { manyLines } from '../lib/text.ts';

type LineBreak = '\n' | '\r\n';

const ELLIPSIS = '…';
/** Minimum length of the shortened message, in encoded characters. A shorter part is not worth sending. */
const MIN_MESSAGE = 60;
/** Minimum length of any other shortened line: enough for its label and the start of its value. */
const MIN_LINE = 60;

const encode = (text: string, lineBreak: LineBreak) => encodeURIComponent(text.replaceAll('\n', lineBreak));

/** Returns whether a line belongs to the quoted message. `leadText` starts each of its lines with '> '. */
const isQuoted = (line: string) => line.startsWith('> ');

/** Returns as many code points of a text as fit, and an ellipsis if the text was cut. */
function shorten(text: string, limit: number, lineBreak: LineBreak): string {
  if (encode(text, lineBreak).length <= limit) return text;
  let available = limit - encode(ELLIPSIS, lineBreak).length;
  let end = 0;
  for (const character of text) {
    available -= encode(character, lineBreak).length;
    if (available < 0) break;
    end += character.length;
  }
  // Removes a quotation mark without text after it.
  return `${text.slice(0, end).replace(/\n(?:> ?)?$/, '')}${ELLIPSIS}`;
}

/** Returns the greatest length to which all lines can be cut so that together they fit. */
function commonLimit(lengths: readonly number[], available: number): number {
  let low = 0;
  let high = available;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const total = lengths.reduce((sum, length) => sum + Math.min(length, middle), 0);
    if (total <= available) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Shortens first the quoted message, then the longest other lines, so that the start of each line is kept.
 * @returns undefined if less than `MIN_LINE` of each line would fit
 */
function shortenLines(text: string, limit: number, lineBreak: LineBreak): string | undefined {
  const lines = text.split('\n');
  const quoteStart = lines.findIndex(isQuoted);
  const quoteEnd = lines.findLastIndex(isQuoted) + 1;
  const hasQuote = quoteStart !== -1;
  const quote = lines.slice(quoteStart, quoteEnd).join('\n');
  const otherLines = hasQuote ? [...lines.slice(0, quoteStart), ...lines.slice(quoteEnd)] : lines;

  const encodedLength = (part: string) => encode(part, lineBreak).length;
  const breakCount = hasQuote ? otherLines.length : otherLines.length - 1;
  const availableForText = limit - breakCount * encodedLength('\n');
  const minQuote = hasQuote ? Math.min(MIN_MESSAGE, encodedLength(quote)) : 0;
  const lineLimit = commonLimit(otherLines.map(encodedLength), Math.max(0, availableForText - minQuote));
  if (lineLimit < MIN_LINE) return undefined;

  const parts = otherLines.map((line) => shorten(line, lineLimit, lineBreak));
  if (hasQuote) {
    const quoteLimit = availableForText - encodedLength(parts.join(''));
    parts.splice(quoteStart, 0, shorten(quote, quoteLimit, lineBreak));
  }
  return parts.join('\n');
}

/**
 * Returns a text percent-encoded within `limit` characters. `cut` means that the text had to be shortened: by its lines
 * (`shortenLines`), or at its end if too little of each line would fit.
 */
export function fitText(text: string, limit: number, lineBreak: LineBreak = '\n') {
  const clean = manyLines(text);
  const complete = encode(clean, lineBreak);
  if (complete.length <= limit) return { encoded: complete, cut: false };
  const shortened = shortenLines(clean, limit, lineBreak) ?? shorten(clean, limit, lineBreak);
  return { encoded: encode(shortened, lineBreak), cut: true };
}
