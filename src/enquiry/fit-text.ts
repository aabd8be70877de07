import { cleanMultilineText } from '../lib/text.ts';

type LineBreak = '\n' | '\r\n';

const ELLIPSIS = '…';
// All lengths and limits in this file count the characters of the percent-encoded text.

/** The minimum length to which the message is shortened. A shorter beginning would not help the firm. */
const MIN_MESSAGE_LENGTH = 60;
/** The minimum length to which other lines are shortened. It is enough for the label and the beginning of the value. */
const MIN_LINE_LENGTH = 60;

const encode = (text: string, lineBreak: LineBreak) => encodeURIComponent(text.replaceAll('\n', lineBreak));

/** Returns whether a line belongs to the visitor's message. `formatLead` puts '> ' before each line of the message. */
const isQuoted = (line: string) => line.startsWith('> ');

/** Returns the text unchanged if it fits the limit. Otherwise returns its beginning and an ellipsis. */
function shorten(text: string, limit: number, lineBreak: LineBreak): string {
  if (encode(text, lineBreak).length <= limit) return text;
  let available = limit - encode(ELLIPSIS, lineBreak).length;
  let end = 0;
  for (const character of text) {
    available -= encode(character, lineBreak).length;
    if (available < 0) break;
    end += character.length;
  }
  // If the last line has no text after the cut, its line break and its "> " are removed.
  return `${text.slice(0, end).replace(/\n(?:> ?)?$/, '')}${ELLIPSIS}`;
}

/**
 * Returns the highest limit for one line. If each line is shortened to this limit, all lines together have at most
 * `available` characters.
 */
function findLineLimit(lengths: readonly number[], available: number): number {
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
 * Shortens the message first, and then the longest other lines, so that the beginning of each line is kept. Returns
 * undefined if `limit` is too short for `MIN_LINE_LENGTH` characters of each line.
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
  const minQuoteLength = hasQuote ? Math.min(MIN_MESSAGE_LENGTH, encodedLength(quote)) : 0;
  const availableForLines = Math.max(0, availableForText - minQuoteLength);
  const lineLimit = findLineLimit(otherLines.map(encodedLength), availableForLines);
  if (lineLimit < MIN_LINE_LENGTH) return undefined;

  const parts = otherLines.map((line) => shorten(line, lineLimit, lineBreak));
  if (hasQuote) {
    const quoteLimit = availableForText - encodedLength(parts.join(''));
    parts.splice(quoteStart, 0, shorten(quote, quoteLimit, lineBreak));
  }
  return parts.join('\n');
}

/**
 * Returns the percent-encoded text, shortened to at most `limit` characters, and whether it was shortened. Shortens
 * single lines (`shortenLines`). If there is too little space for all lines, cuts off the end of the text instead.
 */
export function fitText(text: string, limit: number, lineBreak: LineBreak = '\n') {
  const clean = cleanMultilineText(text);
  const complete = encode(clean, lineBreak);
  if (complete.length <= limit) return { encoded: complete, isCut: false };
  const shortened = shortenLines(clean, limit, lineBreak) ?? shorten(clean, limit, lineBreak);
  return { encoded: encode(shortened, lineBreak), isCut: true };
}
