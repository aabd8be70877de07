import { codePointLength, cutByCodePoints, visibleLine } from './text.ts';

/**
 * Valid email address: the pattern of the HTML standard for `input[type=email]`, and at most 254
 * characters, 64 before the @, 63 in each label of the domain, with a dot in the domain.
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

/** Returns the first cause that makes the address invalid, or null. Clean the address with `cleanEmail` first. */
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
  empty: 'Enter your email address, like name@example.com.',
  'no-at': 'Add the @ sign to the email address, like name@example.com.',
  'wide-at': 'Type the @ of the email address again on an English keyboard: this one is from another script.',
  space: 'An email address has no spaces, like name@example.com.',
  'several-ats': 'Keep only one @ sign in the email address, like name@example.com.',
  'no-local': 'Add what comes before the @ in the email address, like name@example.com.',
  'no-domain': 'Add what comes after the @ in the email address, like name@example.com.',
  'other-script':
    'This form takes only an email address in English letters. Give another one if you have it, or reach us another way.',
  'local-character':
    'Before the @, the email address can have only English letters, digits and signs such as . _ + -',
  'domain-character':
    'After the @, the email address can have only English letters, digits, hyphens and dots.',
  'stray-dot':
    'Check the dots after the @ in the email address: each must be between two words, like example.com.',
  'stray-hyphen':
    'Check the hyphens after the @ in the email address: they cannot be next to a dot or at the end.',
  'no-dot': 'Add the ending of the email address after the @, such as .com or .in.',
  'local-too-long': `Shorten the email address before the @ to ${emailLimits.local} characters or fewer.`,
  'label-too-long': `Shorten each word after the @ in the email address to ${emailLimits.label} characters or fewer.`,
  'total-too-long': `Shorten the whole email address to ${emailLimits.total} characters or fewer.`,
};

/** Characters of the context shown with an invalid character. */
const CONTEXT_LENGTH = 12;

/** Describes the position of an index in the address, for a message. */
function position(address: string, index: number): string {
  const before = address.slice(0, index);
  const skipped = Math.max(0, codePointLength(before) - CONTEXT_LENGTH);
  const context = before.slice(cutByCodePoints(before, skipped).length);
  return index === 0 ? 'at the beginning' : `after “${skipped ? '…' : ''}${context}”`;
}

/** The character at an index and its position. */
function quoteAt(address: string, index: number): string {
  const code = address.codePointAt(index) ?? 0;
  const character = String.fromCodePoint(code);
  // An accent alone, a blank or an unassigned character cannot be recognised in a sentence.
  const shown = /[\p{M}\p{C}\p{Z}\u2800]/u.test(character)
    ? `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`
    : `“${character}”`;
  return `${shown} ${position(address, index)}`;
}

/** Returns what is wrong with the address, where, and how to fix it, in one or two sentences; null if it is valid. */
export function emailMessage(address: string): string | null {
  const fault = findEmailError(address);
  if (fault === null) return null;
  const sentence = sentences[fault];
  const domain = address.indexOf('@') + 1;
  switch (fault) {
    case 'other-script':
      return `${quoteAt(address, address.search(nonLatinLetter))} is not an English letter. ${sentence}`;
    case 'local-character':
      return `Change or remove ${quoteAt(address, address.search(foreignToLocal))}. ${sentence}`;
    case 'domain-character':
      return `Change or remove ${quoteAt(address, domain + address.slice(domain).search(foreignToDomain))}. ${sentence}`;
    case 'space':
      return `Remove the space ${position(address, address.search(/\s/))}. ${sentence}`;
    default:
      return sentence;
  }
}
