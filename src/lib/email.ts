import * as words from '#words/input.json';
import { formatMessage } from './format-message.ts';
import { countCodePoints, cutByCodePoints, toVisibleLine } from './text.ts';

/** The maximum lengths of an email address, of the part before the @, and of each label of the domain. */
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
const invalidInLocal = /[^a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]/u;
const invalidInDomain = /[^a-zA-Z0-9.-]/u;

/**
 * Removes invisible characters and repeated spaces from a typed or pasted address. If the text is a `mailto:` link,
 * returns only its address.
 */
export function cleanEmail(typed: string): string {
  const line = toVisibleLine(typed);
  const linkAddress = /^mailto:\s*([^?]*)/i.exec(line)?.[1];
  if (linkAddress === undefined) return line;
  try {
    return toVisibleLine(decodeURIComponent(linkAddress));
  } catch {
    return linkAddress; // the percent-encoding is invalid, as in '100%'
  }
}

/**
 * Returns the first error of an address, or null if the address is valid. A valid address matches the HTML standard's
 * pattern for `input[type=email]`. Its domain also has a dot, and its length and the lengths of its parts are within
 * `emailLimits`. Clean the address with `cleanEmail` first.
 */
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
  if (invalidInLocal.test(local)) return 'local-character';
  if (invalidInDomain.test(domain)) return 'domain-character';
  const labels = domain.split('.');
  if (labels.includes('')) return 'stray-dot';
  if (labels.some((label) => label.startsWith('-') || label.endsWith('-'))) return 'stray-hyphen';
  if (labels.length < 2) return 'no-dot';
  if (local.length > emailLimits.local) return 'local-too-long';
  if (labels.some((label) => label.length > emailLimits.label)) return 'label-too-long';
  return address.length > emailLimits.total ? 'total-too-long' : null;
}

const errorSentences: Record<EmailError, string> = {
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

/** A message quotes at most this number of characters before an invalid character. */
const CONTEXT_LENGTH = 12;

/** Returns a phrase that says where an index is in the address: at the beginning, or after the quoted text. */
function describePosition(address: string, index: number): string {
  if (index === 0) return words.atBeginning;
  const before = address.slice(0, index);
  const omittedLength = Math.max(0, countCodePoints(before) - CONTEXT_LENGTH);
  const context = before.slice(cutByCodePoints(before, omittedLength).length);
  return formatMessage(words.afterText, { text: `${omittedLength > 0 ? '…' : ''}${context}` });
}

/**
 * Returns the character in quotation marks. Returns its code if readers would not recognise it, such as an accent
 * alone.
 */
function describeCharacter(address: string, index: number): string {
  const code = address.codePointAt(index) ?? 0;
  const character = String.fromCodePoint(code);
  return /[\p{M}\p{C}\p{Z}\u2800]/u.test(character)
    ? formatMessage(words.characterCode, { code: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` })
    : `“${character}”`;
}

/** Returns a message that says what is invalid in the address and how to fix it, or null if the address is valid. */
export function describeEmailError(address: string): string | null {
  const error = findEmailError(address);
  if (error === null) return null;
  const sentence = errorSentences[error];
  const domainStart = address.indexOf('@') + 1;
  const describe = (index: number) => ({
    character: describeCharacter(address, index),
    position: describePosition(address, index),
    sentence,
  });
  switch (error) {
    case 'other-script':
      return formatMessage(words.notEnglishLetter, describe(address.search(nonLatinLetter)));
    case 'local-character':
      return formatMessage(words.changeCharacter, describe(address.search(invalidInLocal)));
    case 'domain-character':
      return formatMessage(
        words.changeCharacter,
        describe(domainStart + address.slice(domainStart).search(invalidInDomain)),
      );
    case 'space':
      return formatMessage(words.removeSpace, {
        position: describePosition(address, address.search(/\s/)),
        sentence,
      });
    default:
      return sentence;
  }
}
