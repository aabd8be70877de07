import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EmailFault, emailFault, emailMessage } from '../../../src/lib/email.ts';
import { anyText } from '../enquiry/any-text.ts';

const a = (times: number) => 'a'.repeat(times);
// Four labels of 61 with their dots are 247 characters; with 'abcde@' that makes 254 when 'x' is added.
const domain = (total: number) => `${`${a(60)}.`.repeat(4)}${a(total - 244)}`;

const addresses: readonly (readonly [address: string, fault: EmailFault | null])[] = [
  ['name@example.com', null],
  ['NAME@EXAMPLE.COM', null],
  ['a@b.in', null],
  ['asha.verma@example.co.in', null],
  ['asha+leads@example.com', null],
  ['asha_verma@example.com', null],
  ["o'brien@example.com", null],
  ['1234567890@example.com', null],
  ['name@123.com', null],
  ['name@sub.sub.example.com', null],
  ['name@exa-mple.com', null],
  ['name@a--b.com', null],
  ['name@xn--11b5bs3a9aj6g.xn--h2brj9c', null],
  ['name@example.xn--p1ai', null],
  ['name@example.museum', null],
  ['name@1.2', null],
  ['name@127.0.0.1', null],
  ["!#$%&'*+/=?^_`{|}~-@example.com", null],
  ['.name@example.com', null],
  ['name.@example.com', null],
  ['na..me@example.com', null],
  ['-name@example.com', null],
  [`${a(64)}@example.com`, null],
  [`name@${a(63)}.com`, null],
  [`name@example.${a(63)}`, null],
  [`abcde@${domain(248)}`, null],
  ['', 'empty'],
  ['name', 'no-at'],
  ['name.example.com', 'no-at'],
  ['name at example.com', 'no-at'],
  ['name＠example.com', 'no-at'],
  ['name@@example.com', 'several-ats'],
  ['name@home@example.com', 'several-ats'],
  ['"name@home"@example.com', 'several-ats'],
  ['@', 'no-local'],
  ['@example.com', 'no-local'],
  ['name@', 'no-domain'],
  ['na me@example.com', 'space'],
  ['name @example.com', 'space'],
  ['name@ example.com', 'space'],
  ['name@example .com', 'space'],
  [' name@example.com', 'space'],
  ['name@example.com\n', 'space'],
  ['Asha Verma <name@example.com>', 'space'],
  ['<name@example.com>', 'local-character'],
  ['mailto:name@example.com', 'local-character'],
  ['"name"@example.com', 'local-character'],
  ['name,@example.com', 'local-character'],
  ['(name)@example.com', 'local-character'],
  ['na\\me@example.com', 'local-character'],
  ['आशा@example.com', 'local-character'],
  ['josé@example.com', 'local-character'],
  ['👍@example.com', 'local-character'],
  ['name@example,com', 'domain-character'],
  ['name@example.com,', 'domain-character'],
  ['name@example.com;', 'domain-character'],
  ['name@exam_ple.com', 'domain-character'],
  ['name@example.com/', 'domain-character'],
  ['name@[127.0.0.1]', 'domain-character'],
  ['name@example.com:25', 'domain-character'],
  ['name@उदाहरण.भारत', 'domain-character'],
  ['name@.com', 'stray-dot'],
  ['name@example..com', 'stray-dot'],
  ['name@example.com.', 'stray-dot'],
  ['name@.', 'stray-dot'],
  ['name@-example.com', 'stray-hyphen'],
  ['name@example-.com', 'stray-hyphen'],
  ['x@x-.com', 'stray-hyphen'],
  ['name@example.-com', 'stray-hyphen'],
  ['name@example.com-', 'stray-hyphen'],
  ['name@example', 'no-dot'],
  ['name@localhost', 'no-dot'],
  [`${a(65)}@example.com`, 'local-too-long'],
  [`${a(200)}@example.com`, 'local-too-long'],
  [`name@${a(64)}.com`, 'label-too-long'],
  [`name@example.${a(64)}`, 'label-too-long'],
  [`abcde@${domain(249)}`, 'total-too-long'],
  [`${a(64)}@${domain(190 + 60)}`, 'total-too-long'],
];

/** The HTML standard's pattern, letter by letter. */
const htmlPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

function validByTheBook(address: string): boolean {
  const [local = '', host = ''] = address.split('@');
  return htmlPattern.test(address) && host.includes('.') && local.length <= 64 && address.length <= 254;
}

describe('e-mail address', () => {
  it('is tried with at least 60 addresses and every cause', () => {
    expect(addresses.length).toBeGreaterThanOrEqual(60);
    expect(new Set(addresses.map(([, fault]) => fault)).size).toBe(15);
    expect(`abcde@${domain(248)}`).toHaveLength(254);
  });

  it.each(addresses)('%j: %s', (address, fault) => {
    expect(emailFault(address)).toBe(fault);
    expect(fault === null).toBe(validByTheBook(address));
  });

  it('agrees with the HTML pattern and the lengths for any text', () => {
    const near = fc.string({ unit: fc.constantFrom(...'ab1@@..--_ ,é'), maxLength: 20 });
    const valid = fc.emailAddress();
    fc.assert(
      fc.property(fc.oneof(near, valid, anyText), (address) => {
        expect(emailFault(address) === null).toBe(validByTheBook(address));
      }),
      { numRuns: 3000 },
    );
  });

  it('has a sentence of its own for each cause, that names the address', () => {
    const byFault = new Map(addresses.map(([address, fault]) => [fault, emailMessage(address)]));
    const sentences = [...byFault.values()].filter((sentence) => sentence !== null);
    expect(sentences).toHaveLength(14);
    expect(new Set(sentences).size).toBe(14);
    for (const sentence of sentences) expect(sentence).toMatch(/email address/);
    expect(byFault.get(null)).toBeNull();
  });

  it.each([
    ['', 'Enter your email address, like name@example.com.'],
    ['name', 'Add the @ sign to the email address, like name@example.com.'],
    [
      'name@gmail,com',
      'Change or remove “,”. After the @, the email address can have only English letters, digits, hyphens and dots.',
    ],
    ['name@gmail', 'Add the ending of the email address after the @, such as .com or .in.'],
  ])('%j is told %j', (address, sentence) => {
    expect(emailMessage(address)).toBe(sentence);
  });
});
