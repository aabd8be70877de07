import * as words from '#words/input.json';
import { formatMessage } from './format-message.ts';
import { codePointLength, cutByCodePoints, visibleLine } from './text.ts';

/**
 * A valid email address matches the pattern of the HTML standard for `input[type=email]`, and has a dot in the domain.
 * It has at most 254 characters, 64 before the @, and 63 in each label of the domain.
 */
export const emailLimits = { total: 254, local: 64, label: 63 } as const;

export type EmailError =
  | 'empty'
  | 'no-at'
  | 'wide-at'
  | 'space'
  | 'several-ats'
  | 'no-local'
  | 'no-domain'
  | 'other-script'
  | 'local-character'
  | 'domain-character'
  | 'stray-dot'
  | 'stray-hyphen'
  | 'no-dot'
  | 'local-too-long'
  | 'label-too-long'
  | 'total-too-long';

const fullWidthAt = /[＠﹫]/u;
const nonLatinLetter = /(?!\p{Script=Latin})\p{L}/u;
const foreignToLocal = /[^a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]/u;
const foreignToDomain = /[^a-zA-Z0-9.-]/u;

/** Removes invisible characters, and the `mailto:` of a copied link, from a typed or pasted address. */
export function cleanEmail(typed: string): string {
  const line = visibleLine(typed);
  const [, linked] = /^mailto:\s*([^?]*)/i.exec(line) ?? [];
  if (linked === undefined) return line;
  try {
    return visibleLine(decodeURIComponent(linked));
  } catch {
    return linked;
  }
}

/** Returns the first error of the address, or null. Clean the address with `cleanEmail` first. */
export function findEmailError(address: string): EmailError | null {
  if (address === '') return 'empty';
  const at = address.indexOf('@');
  if (at === -1) return fullWidthAt.test(address) ? 'wide-at' : 'no-at';
  if (/\s/.test(address)) return 'space';
  if (at !== address.lastIndexOf('@')) return 'several-ats';
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (local === '') return 'no-local';
  if (domain === '') return 'no-domain';
  if (nonLatinLetter.test(address)) return 'other-script';
  if (foreignToLocal.test(local)) return 'local-character';
  if (foreignToDomain.test(domain)) return 'domain-character';
  const labels = domain.split('.');
  if (labels.includes('')) return 'stray-dot';
  if (labels.some((label) => label.startsWith('-') || label.endsWith('-'))) return 'stray-hyphen';
  if (labels.length < 2) return 'no-dot';
  if (local.length > emailLimits.local) return 'local-too-long';
  if (labels.some((label) => label.length > emailLimits.label)) return 'label-too-long';
  return address.length > emailLimits.total ? 'total-too-long' : null;
}

const sentences: Record<EmailError, string> = {
  empty: words.emailEmpty,
  'no-at': words.emailNoAt,
  'wide-at': words.emailWideAt,
  space: words.emailSpace,
  'several-ats': words.emailSeveralAts,
  'no-local': words.emailNoLocal,
  'no-domain': words.emailNoDomain,
  'other-script': words.emailOtherScript,
  'local-character': words.emailLocalCharacter,
  'domain-character': words.emailDomainCharacter,
  'stray-dot': words.emailStrayDot,
  'stray-hyphen': words.emailStrayHyphen,
  'no-dot': words.emailNoDot,
  'local-too-long': formatMessage(words.emailLocalTooLong, { limit: emailLimits.local }),
  'label-too-long': formatMessage(words.emailLabelTooLong, { limit: emailLimits.label }),
  'total-too-long': formatMessage(words.emailTooLong, { limit: emailLimits.total }),
};

/** The number of characters that a message shows before an invalid character. */
const CONTEXT_LENGTH = 12;

/** Describes the position of an index in the address, for a message. */
function position(address: string, index: number): string {
  const before = address.slice(0, index);
  const skipped = Math.max(0, codePointLength(before) - CONTEXT_LENGTH);
  const context = before.slice(cutByCodePoints(before, skipped).length);
  return index === 0
    ? words.atBeginning
    : formatMessage(words.afterText, { text: `${skipped ? '…' : ''}${context}` });
}

/** Returns the character at an index, and its position. */
function findCharacter(address: string, index: number) {
  const code = address.codePointAt(index) ?? 0;
  const character = String.fromCodePoint(code);
  // Names a character that is not recognisable in a sentence, such as a combining accent or a blank.
  const shown = /[\p{M}\p{C}\p{Z}\u2800]/u.test(character)
    ? formatMessage(words.characterCode, { code: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` })
    : `“${character}”`;
  return { character: shown, position: position(address, index) };
}

/** Returns a message with the error of the address, the position and the fix, or null if the address is valid. */
export function emailMessage(address: string): string | null {
  const fault = findEmailError(address);
  if (fault === null) return null;
  const sentence = sentences[fault];
  const domain = address.indexOf('@') + 1;
  switch (fault) {
    case 'other-script':
      return formatMessage(words.notEnglishLetter, {
        ...findCharacter(address, address.search(nonLatinLetter)),
        sentence,
      });
    case 'local-character':
      return formatMessage(words.changeCharacter, {
        ...findCharacter(address, address.search(foreignToLocal)),
        sentence,
      });
    case 'domain-character':
      return formatMessage(words.changeCharacter, {
        ...findCharacter(address, domain + address.slice(domain).search(foreignToDomain)),
        sentence,
      });
    case 'space':
      return formatMessage(words.removeSpace, {
        position: position(address, address.search(/\s/)),
        sentence,
      });
    default:
      return sentence;
  }
}
