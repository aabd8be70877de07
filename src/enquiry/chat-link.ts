import { extractDigits } from '../lib/phone.ts';
import { countCodePoints, cutByCodePoints, cleanMultilineText, toOneLine } from '../lib/text.ts';
import { firm } from '../site/firm.ts';
import { fitText } from './fit-text.ts';

/** The number of the firm's chat, as `createChatLink` requires it. */
export const firmChatDigits = extractDigits(firm.chatNumber);

/** A link that fills a text into a chat, an SMS or an email. */
export interface TextLink {
  href: string;
  /** Whether the text was shortened. */
  isCut: boolean;
}

/** The maximum lengths in characters: of a complete link, and of the percent-encoded body of an email. */
export const linkLimits = { link: 4000, mailBody: 1800 } as const;

const MAX_SUBJECT_LENGTH = 100;

/** Percent-encodes a text and appends it to `start`. Shortens the text if the link would be too long. */
function createTextLink(start: string, text: string): TextLink {
  const { encoded, isCut } = fitText(text, linkLimits.link - start.length);
  return { href: start + encoded, isCut };
}

/**
 * Returns `digits` unchanged.
 * @throws RangeError if they are not an E.164 number without the plus
 */
function assertValidDigits(digits: string): string {
  if (/^[1-9]\d{7,14}$/.test(digits)) return digits;
  throw new RangeError(
    `The chat number '${digits}' must be 8 to 15 digits with the country code and no plus`,
  );
}

const createChatStart = (digits: string) => `https://wa.me/${assertValidDigits(digits)}?text=`;

/**
 * Returns the link that opens a chat with the firm and fills in the text. Accepts any text, and shortens it if the link
 * would be too long.
 * @param digits the phone number in E.164 without the plus, such as '919876543210'
 * @throws RangeError if `digits` is invalid
 */
export function createChatLink(digits: string, text: string): TextLink {
  return createTextLink(createChatStart(digits), text);
}

/**
 * Estimates how much more text fits into the link of `createChatLink`. Returns whether the lead is already too long
 * (`isCut`), and about how many characters the visitor can still add to the message (`left`). The estimate depends on
 * the script of the message, because a Hindi letter takes nine characters of a link, but a Latin letter only one.
 * @throws RangeError if `digits` is invalid
 */
export function measureChatCapacity(digits: string, lead: string): { isCut: boolean; left: number } {
  const clean = cleanMultilineText(lead);
  const quotedLines = clean.split('\n').filter((line) => line.startsWith('> '));
  const message = quotedLines.map((line) => line.slice(2)).join('\n') || ' ';
  const encodedPerCharacter = encodeURIComponent(message).length / countCodePoints(message);
  const available = linkLimits.link - createChatStart(digits).length - encodeURIComponent(clean).length;
  return { isCut: available < 0, left: Math.max(0, Math.floor(available / encodedPerCharacter)) };
}

/**
 * Returns a link to the same chat that does not use wa.me, because some networks block it.
 * @throws RangeError if `digits` is invalid
 */
export function createAlternativeChatLink(digits: string, text: string): TextLink {
  return createTextLink(`https://api.whatsapp.com/send?phone=${assertValidDigits(digits)}&text=`, text);
}

/** Returns the link that opens WhatsApp with a text. The visitor then selects the recipient. */
export const createShareLink = (text: string): TextLink => createTextLink('https://wa.me/?text=', text);

/**
 * Returns the link that opens an SMS and fills in the text. Android requires `?body=` and iOS requires `&body=`, but
 * both accept `?&body=`.
 * @throws RangeError if `digits` is invalid
 */
export function createSmsLink(digits: string, text: string): TextLink {
  return createTextLink(`sms:+${assertValidDigits(digits)}?&body=`, text);
}

/**
 * Returns the link that opens an email with the text as its body, and shortens a long text. Lines end in CRLF, as RFC
 * 6068 requires. If `address` is empty, the visitor enters the recipient.
 */
export function createMailLink(address: string, subject: string, text: string): TextLink {
  const encodedAddress = encodeURIComponent(toOneLine(address)).replace('%40', '@');
  const encodedSubject = encodeURIComponent(cutByCodePoints(toOneLine(subject), MAX_SUBJECT_LENGTH));
  const { encoded, isCut } = fitText(text, linkLimits.mailBody, '\r\n');
  return { href: `mailto:${encodedAddress}?subject=${encodedSubject}&body=${encoded}`, isCut };
}

/**
 * Opens the chat in a new window, and returns whether the browser allowed it. Call this function in the handler of a
 * click or submit event, before the handler waits for a timer or a request. Otherwise browsers block the window.
 */
export function openChat(url: string): 'opened' | 'blocked' {
  let chat: Window | null | undefined;
  try {
    // Do not pass 'noopener', because the result would then be null although the window opens.
    chat = window.open(url, '_blank');
  } catch {
    // Some in-app browsers throw an error instead of opening a window.
  }
  // Other in-app browsers return undefined. Do not check `chat.closed`: it is true for an open window if the page has
  // the header Cross-Origin-Opener-Policy: same-origin.
  if (!chat) return 'blocked';
  try {
    chat.opener = null;
  } catch {
    // If the page has that header, the browser has already removed `opener`, and the assignment can throw.
  }
  return 'opened';
}
