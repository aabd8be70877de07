import { manyLines } from '../lib/text.ts';

export interface FittedText {
  /** Percent-encoded, at most the limit long. */
  encoded: string;
  /** Whether something was left out. */
  cut: boolean;
}

export type LineBreak = '\n' | '\r\n';

const ellipsis = '…';
/** The least room, in encoded characters, that makes a piece of the message worth sending. */
const leastQuote = 60;
/** The least length of a cut line of ours: a label and the start of its value. */
const leastLine = 60;

const encode = (text: string, lineBreak: LineBreak) => encodeURIComponent(text.replaceAll('\n', lineBreak));

/** As much of the text as fits, never half a code point, with an ellipsis where something is missing. */
function shorten(text: string, limit: number, lineBreak: LineBreak): string {
  if (text.length <= limit && encode(text, lineBreak).length <= limit) return text;
  let room = limit - encode(ellipsis, lineBreak).length;
  let end = 0;
  for (const character of text) {
    room -= encode(character, lineBreak).length;
    if (room < 0) break;
    end += character.length;
  }
  // The last line is not left as a bare quotation mark.
  return `${text.slice(0, end).replace(/\n(?:> ?)?$/, '')}${ellipsis}`;
}

/** The greatest length to which all can be capped so that together they fit; `room` if none need be. */
function commonCap(lengths: readonly number[], room: number): number {
  let low = 0;
  let high = room;
  while (low < high) {
    const cap = Math.ceil((low + high) / 2);
    const total = lengths.reduce((sum, length) => sum + Math.min(length, cap), 0);
    if (total <= room) low = cap;
    else high = cap - 1;
  }
  return low;
}

/**
 * The text percent-encoded within `limit` characters. What is too long loses the end of its quoted
 * block (the lines that start with '> ') first, then the ends of the longest lines round it, so that
 * the lines before and after the block are still all there; text without that shape loses its end.
 */
export function fitText(text: string, limit: number, lineBreak: LineBreak = '\n'): FittedText {
  const clean = manyLines(text);
  const whole = encode(clean, lineBreak);
  if (whole.length <= limit) return { encoded: whole, cut: false };

  const lines = clean.split('\n');
  const start = lines.findIndex((line) => line.startsWith('> '));
  const end = lines.findLastIndex((line) => line.startsWith('> ')) + 1;
  const ours = start === -1 ? lines : [...lines.slice(0, start), ...lines.slice(end)];
  const quote = start === -1 ? null : lines.slice(start, end).join('\n');

  const length = (part: string) => encode(part, lineBreak).length;
  const breaks = (ours.length - (quote === null ? 1 : 0)) * length('\n');
  const least = quote === null ? 0 : Math.min(leastQuote, length(quote));
  const cap = commonCap(ours.map(length), Math.max(0, limit - breaks - least));
  if (cap < leastLine) return { encoded: encode(shorten(clean, limit, lineBreak), lineBreak), cut: true };

  const parts = ours.map((line) => shorten(line, cap, lineBreak));
  if (quote !== null) {
    const room = limit - breaks - length(parts.join(''));
    parts.splice(start, 0, shorten(quote, room, lineBreak));
  }
  return { encoded: encode(parts.join('\n'), lineBreak), cut: true };
}
