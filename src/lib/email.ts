/**
 * Valid e-mail address: the pattern of the HTML standard for `input[type=email]`, and at most 254
 * characters, 64 before the @, 63 in each label of the domain, with a dot in the domain.
 */
export const emailLimits = { total: 254, local: 64, label: 63 } as const;

export type EmailFault =
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

const wideAt = /[＠﹫]/u;
const otherScript = /(?!\p{Script=Latin})\p{L}/u;
const foreignToLocal = /[^a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]/u;
const foreignToDomain = /[^a-zA-Z0-9.-]/u;

/** The first cause that makes the address invalid, or null. The address is taken as it is: trim it first. */
export function emailFault(address: string): EmailFault | null {
  if (address === '') return 'empty';
  const at = address.indexOf('@');
  if (at === -1) return wideAt.test(address) ? 'wide-at' : 'no-at';
  if (/\s/.test(address)) return 'space';
  if (at !== address.lastIndexOf('@')) return 'several-ats';
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (local === '') return 'no-local';
  if (domain === '') return 'no-domain';
  if (otherScript.test(address)) return 'other-script';
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

const sentences: Record<EmailFault, string> = {
  empty: 'Enter your email address, like name@example.com.',
  'no-at': 'Add the @ sign to the email address, like name@example.com.',
  'wide-at': 'Type the @ of the email address again, on an English keyboard: this one is of another script.',
  space: 'Remove the space from the email address, like name@example.com.',
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
    'Check the dots after the @ in the email address: each stands between two words, like example.com.',
  'stray-hyphen':
    'Check the hyphens after the @ in the email address: none stands beside a dot or at the end.',
  'no-dot': 'Add the ending of the email address after the @, such as .com or .in.',
  'local-too-long': `Shorten the email address before the @ to ${emailLimits.local} characters or fewer.`,
  'label-too-long': `Shorten each word after the @ in the email address to ${emailLimits.label} characters or fewer.`,
  'total-too-long': `Shorten the whole email address to ${emailLimits.total} characters or fewer.`,
};

/** What is wrong with the address and how to mend it, in one sentence; null for a valid address. */
export function emailMessage(address: string): string | null {
  const fault = emailFault(address);
  if (fault === null) return null;
  const at = address.indexOf('@');
  if (fault === 'other-script')
    return `“${otherScript.exec(address)?.[0]}” is not an English letter. ${sentences[fault]}`;
  const stranger =
    fault === 'local-character'
      ? foreignToLocal.exec(address.slice(0, at))?.[0]
      : fault === 'domain-character'
        ? foreignToDomain.exec(address.slice(at + 1))?.[0]
        : undefined;
  return stranger === undefined ? sentences[fault] : `Change or remove “${stranger}”. ${sentences[fault]}`;
}
