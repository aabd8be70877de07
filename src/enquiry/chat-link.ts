import { codePointLength, cutByCodePoints, manyLines, oneLine } from '../lib/text.ts';
import { fitText } from './fit-text.ts';

/** A link that acceptsPrefill a text; `cut` says that the text had to be shortened to fit. */
export interface TextLink {
  href: string;
  cut: boolean;
}

/** Longest whole link, and longest encoded body of a mail, in characters. */
export const linkLimits = { link: 4000, mailBody: 1800 } as const;

const subjectLimit = 100;

function withText(start: string, text: string): TextLink {
  const { encoded, cut } = fitText(text, linkLimits.link - start.length);
  return { href: start + encoded, cut };
}

/** @throws RangeError naming a number that is not E.164 digits without the plus */
function checked(digits: string): string {
  if (/^[1-9]\d{7,14}$/.test(digits)) return digits;
  throw new RangeError(
    `The chat number '${digits}' must be 8 to 15 digits with the country code and no plus`,
  );
}

const chatStart = (digits: string) => `https://wa.me/${checked(digits)}?text=`;

/**
 * The link that opens the firm's chat with the text filled in.
 * @param digits E.164 without the plus, like 919876543210
 * @throws RangeError when the digits are not a number; never for any text
 */
export function chatLink(digits: string, text: string): TextLink {
  return withText(chatStart(digits), text);
}

/**
 * What `chatLink` will do with a text, said while it is written: a letter of Hindi or Tamil is nine characters of a
 * link. Throws as `chatLink` does.
 * @returns `cut` as there, and how many characters like those of the quoted message still fit
 */
export function chatRoom(digits: string, text: string): { cut: boolean; left: number } {
  const clean = manyLines(text);
  const quote = clean.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []));
  const message = quote.join('\n') || ' ';
  const each = encodeURIComponent(message).length / codePointLength(message);
  const room = linkLimits.link - chatStart(digits).length - encodeURIComponent(clean).length;
  return { cut: room < 0, left: Math.max(0, Math.floor(room / each)) };
}

/** The second way into the same chat, for where wa.me is not reached. Throws as `chatLink` does. */
export function alternativeChatLink(digits: string, text: string): TextLink {
  return withText(`https://api.whatsapp.com/send?phone=${checked(digits)}&text=`, text);
}

/** Throws as `chatLink` does. '?&body=' is read by Android, and by iOS, which looks for '&body='. */
export function smsLink(digits: string, text: string): TextLink {
  return withText(`sms:+${checked(digits)}?&body=`, text);
}

/** A mail with the text as its body; its lines end in CRLF, as RFC 6068 asks. */
export function mailLink(address: string, subject: string, text: string): TextLink {
  const to = encodeURIComponent(oneLine(address)).replace('%40', '@');
  const title = encodeURIComponent(cutByCodePoints(oneLine(subject), subjectLimit));
  const { encoded, cut } = fitText(text, linkLimits.mailBody, '\r\n');
  return { href: `mailto:${to}?subject=${title}&body=${encoded}`, cut };
}
