import { codePointLength, cutByCodePoints, manyLines, oneLine } from '../lib/text.ts';

/** A link that contains a text; `cut` means that the text had to be shortened to fit. */
export interface TextLink {
  href: string;
  cut: boolean;
}

/** Longest complete link, and longest encoded body of an email, in characters. */
export const linkLimits = { link: 4000, mailBody: 1800 } as const;

const SUBJECT_LIMIT = 100;

function withText(start: string, text: string): TextLink {
  const { encoded, cut } = fitText(text, linkLimits.link - start.length);
  return { href: start + encoded, cut };
}

/** @throws RangeError naming a number that is not E.164 digits without the plus */
function validDigits(digits: string): string {
  if (/^[1-9]\d{7,14}$/.test(digits)) return digits;
  throw new RangeError(
    `The chat number '${digits}' must be 8 to 15 digits with the country code and no plus`,
  );
}

const chatStart = (digits: string) => `https://wa.me/${validDigits(digits)}?text=`;

/**
 * Returns the link that opens the firm's chat with the text filled in.
 * @param digits E.164 without the plus, like 919876543210
 * @throws RangeError when the digits are not a number; never for any text
 */
export function chatLink(digits: string, text: string): TextLink {
  return withText(chatStart(digits), text);
}

/**
 * Returns whether `chatLink` will shorten a text, and how many more characters like those of the quoted message fit.
 * A letter of Hindi or Tamil takes nine characters of a link. Throws as `chatLink` does.
 */
export function chatCapacity(digits: string, text: string): { cut: boolean; left: number } {
  const clean = manyLines(text);
  const quote = clean.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []));
  const message = quote.join('\n') || ' ';
  const perCharacter = encodeURIComponent(message).length / codePointLength(message);
  const available = linkLimits.link - chatStart(digits).length - encodeURIComponent(clean).length;
  return { cut: available < 0, left: Math.max(0, Math.floor(available / perCharacter)) };
}

/** Returns another link to the same chat, for networks that do not reach wa.me. Throws as `chatLink` does. */
export function alternativeChatLink(digits: string, text: string): TextLink {
  return withText(`https://api.whatsapp.com/send?phone=${validDigits(digits)}&text=`, text);
}

/** Returns the link that lets the visitor choose whom to send a text by WhatsApp. */
export const shareLink = (text: string): TextLink => withText('https://wa.me/?text=', text);

/** Throws as `chatLink` does. Android reads '?&body=', and so does iOS, which looks for '&body='. */
export function smsLink(digits: string, text: string): TextLink {
  return withText(`sms:+${validDigits(digits)}?&body=`, text);
}

/**
 * Returns the link to an email with the text as its body; lines end in CRLF, as RFC 6068 requires. Without an address
 * the visitor enters it.
 */
export function mailLink(address: string, subject: string, text: string): TextLink {
  const to = encodeURIComponent(oneLine(address)).replace('%40', '@');
  const title = encodeURIComponent(cutByCodePoints(oneLine(subject), SUBJECT_LIMIT));
  const { encoded, cut } = fitText(text, linkLimits.mailBody, '\r\n');
  return { href: `mailto:${to}?subject=${title}&body=${encoded}`, cut };
}

/**
 * Opens the chat in a new window and returns at once whether the browser allowed it. Call it in the handler of a
 * click or submit, after nothing but microtasks: later it is blocked.
 */
export function openChat(url: string): 'opened' | 'blocked' {
  let chat: Window | null | undefined;
  try {
    // No feature string: with 'noopener' the result is null even when the window opens.
    chat = window.open(url, '_blank');
  } catch {
    // Some in-app browsers do not support it.
  }
  // Other in-app browsers return undefined. `closed` would not help: it is true for an open window under
  // Cross-Origin-Opener-Policy: same-origin.
  if (!chat) return 'blocked';
  try {
    chat.opener = null;
  } catch {
    // The window is open; that policy has already removed its opener.
  }
  return 'opened';
}

// ---------------------------------------------------------------- Shortening a text to the length of a link

type LineBreak = '\n' | '\r\n';

const ELLIPSIS = '…';
/** The shortest part of the quoted message that is worth sending, in encoded characters. */
const MIN_QUOTE = 60;
/** The shortest that another line is cut to: its label and the start of its value. */
const MIN_LINE = 60;

const encode = (text: string, lineBreak: LineBreak) => encodeURIComponent(text.replaceAll('\n', lineBreak));

/** Returns as many code points of a text as fit, with an ellipsis where it is cut. */
function shorten(text: string, limit: number, lineBreak: LineBreak): string {
  if (encode(text, lineBreak).length <= limit) return text;
  let available = limit - encode(ELLIPSIS, lineBreak).length;
  let end = 0;
  for (const character of text) {
    available -= encode(character, lineBreak).length;
    if (available < 0) break;
    end += character.length;
  }
  // Removes a quotation mark that has no text after it.
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
 * Returns the text percent-encoded within `limit` characters. A text that is too long loses the end of its quoted
 * message (the lines that start with '> ') first, then the ends of its longest other lines, so that each of these
 * lines is still there; a text without a quoted message loses its end.
 */
function fitText(text: string, limit: number, lineBreak: LineBreak = '\n') {
  const clean = manyLines(text);
  const complete = encode(clean, lineBreak);
  if (complete.length <= limit) return { encoded: complete, cut: false };

  const lines = clean.split('\n');
  const start = lines.findIndex((line) => line.startsWith('> '));
  const end = lines.findLastIndex((line) => line.startsWith('> ')) + 1;
  const others = start === -1 ? lines : [...lines.slice(0, start), ...lines.slice(end)];
  const quote = start === -1 ? null : lines.slice(start, end).join('\n');

  const length = (part: string) => encode(part, lineBreak).length;
  const breaks = (others.length - (quote === null ? 1 : 0)) * length('\n');
  const minQuote = quote === null ? 0 : Math.min(MIN_QUOTE, length(quote));
  const lineLimit = commonLimit(others.map(length), Math.max(0, limit - breaks - minQuote));
  if (lineLimit < MIN_LINE)
    return { encoded: encode(shorten(clean, limit, lineBreak), lineBreak), cut: true };

  const parts = others.map((line) => shorten(line, lineLimit, lineBreak));
  if (quote !== null) {
    const available = limit - breaks - length(parts.join(''));
    parts.splice(start, 0, shorten(quote, available, lineBreak));
  }
  return { encoded: encode(parts.join('\n'), lineBreak), cut: true };
}
