import { codePointLength, cutByCodePoints, manyLines, oneLine } from '../lib/text.ts';
import { fitText } from './fit-text.ts';

/** A link that contains a text. `cut` means that the text had to be shortened. */
export interface TextLink {
  href: string;
  cut: boolean;
}

/** Maximum length of a link, and of the encoded body of an email, in characters. */
export const linkLimits = { link: 4000, mailBody: 1800 } as const;

const SUBJECT_LIMIT = 100;

function withText(start: string, text: string): TextLink {
  const { encoded, cut } = fitText(text, linkLimits.link - start.length);
  return { href: start + encoded, cut };
}

/** Returns `digits` unchanged. @throws RangeError if they are not an E.164 number without the plus */
function validDigits(digits: string): string {
  if (/^[1-9]\d{7,14}$/.test(digits)) return digits;
  throw new RangeError(
    `The chat number '${digits}' must be 8 to 15 digits with the country code and no plus`,
  );
}

const chatStart = (digits: string) => `https://wa.me/${validDigits(digits)}?text=`;

/**
 * Returns the link that opens a chat with the text filled in.
 * @param digits the phone number in E.164 without the plus, such as 919876543210
 * @throws RangeError if `digits` is invalid. No text makes it throw
 */
export function chatLink(digits: string, text: string): TextLink {
  return withText(chatStart(digits), text);
}

/**
 * Returns whether `chatLink` shortens a text (`cut`), and how many more characters of the message fit (`left`). `left`
 * is an estimate from the scripts of the message: a Hindi letter takes nine characters of a link, a Latin letter one.
 * @throws RangeError if `digits` is invalid
 */
export function chatCapacity(digits: string, text: string): { cut: boolean; left: number } {
  const clean = manyLines(text);
  const messageLines = clean.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []));
  const message = messageLines.join('\n') || ' ';
  const encodedPerCharacter = encodeURIComponent(message).length / codePointLength(message);
  const available = linkLimits.link - chatStart(digits).length - encodeURIComponent(clean).length;
  return { cut: available < 0, left: Math.max(0, Math.floor(available / encodedPerCharacter)) };
}

/**
 * Returns another link to the same chat, for networks that block wa.me.
 * @throws RangeError if `digits` is invalid
 */
export function alternativeChatLink(digits: string, text: string): TextLink {
  return withText(`https://api.whatsapp.com/send?phone=${validDigits(digits)}&text=`, text);
}

/** Returns the link that opens WhatsApp with a text, where the visitor chooses the receiver. */
export const shareLink = (text: string): TextLink => withText('https://wa.me/?text=', text);

/**
 * Returns the link to an SMS with the text filled in. `?&body=` works on Android, which needs `?`, and on iOS, which
 * needs `&body=`.
 * @throws RangeError if `digits` is invalid
 */
export function smsLink(digits: string, text: string): TextLink {
  return withText(`sms:+${validDigits(digits)}?&body=`, text);
}

/**
 * Returns the link to an email with the text as its body. Lines end in CRLF, as RFC 6068 requires. If `address` is
 * empty, the visitor enters the receiver.
 */
export function mailLink(address: string, subject: string, text: string): TextLink {
  const to = encodeURIComponent(oneLine(address)).replace('%40', '@');
  const title = encodeURIComponent(cutByCodePoints(oneLine(subject), SUBJECT_LIMIT));
  const { encoded, cut } = fitText(text, linkLimits.mailBody, '\r\n');
  return { href: `mailto:${to}?subject=${title}&body=${encoded}`, cut };
}

/**
 * Opens the chat in a new window, and returns whether the browser allowed it. Call it in the handler of a click or a
 * submit, and await nothing but microtasks before: otherwise the browser blocks the window.
 */
export function openChat(url: string): 'opened' | 'blocked' {
  let chat: Window | null | undefined;
  try {
    // No feature string: with 'noopener' the result is null even when the window opens.
    chat = window.open(url, '_blank');
  } catch {
    // Some in-app browsers throw here.
  }
  // Other in-app browsers return undefined. Do not check `closed`: with Cross-Origin-Opener-Policy: same-origin, it is
  // true for an open window.
  if (!chat) return 'blocked';
  try {
    chat.opener = null;
  } catch {
    // The window is open. With that policy its opener is already removed, and setting it can throw.
  }
  return 'opened';
}
