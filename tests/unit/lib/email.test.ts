import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsletter } from '../../../src/enquiry/forms/letters.ts';
import { schemaOf } from '../../../src/enquiry/schema.ts';
import { cleanEmail, emailFault, emailMessage } from '../../../src/lib/email.ts';
import { addresses } from '../corpora-addresses.ts';
import { heaps } from '../corpora.ts';
import { invisible, joiners } from '../corpora-invisible.ts';
import { anyText } from '../enquiry/any-text.ts';
import { runs } from '../runs.ts';

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
    expect(new Set(addresses.map(({ address }) => address)).size).toBe(addresses.length);
    expect(new Set(addresses.map(({ verdict }) => verdict)).size).toBe(17);
    expect(Math.max(...addresses.map(({ address, verdict }) => (verdict ? 0 : address.length)))).toBe(254);
  });

  it.each(addresses)('$address: $verdict, $reason', ({ address, verdict }) => {
    expect(emailFault(address)).toBe(verdict);
    expect(verdict === null).toBe(validByTheBook(address));
  });

  it('agrees with the HTML pattern and the lengths for any text', () => {
    const near = fc.string({ unit: fc.constantFrom(...'ab1@@..--_ ,é'), maxLength: 20 });
    const valid = fc.emailAddress();
    fc.assert(
      fc.property(fc.oneof(near, valid, anyText), (address) => {
        expect(emailFault(address) === null).toBe(validByTheBook(address));
      }),
      runs,
    );
  });

  it('in a form is cleaned of what surrounds and hides in it, and then valid or refused in one sentence', () => {
    const padding = fc.stringMatching(/^[\s\u200b\u202e\u2066\ufeff]*$/);
    const known = fc.constantFrom(...addresses.map(({ address }) => address));
    fc.assert(
      fc.property(padding, fc.oneof(known, fc.emailAddress(), anyText), padding, (before, address, after) => {
        const result = schemaOf(newsletter).safeParse({ email: before + address + after });
        const taken = result.data?.email ?? '';
        expect([validByTheBook(taken), /^[!-~]+$/.test(taken)]).toEqual([result.success, result.success]);
        expect(result.error?.issues ?? []).toHaveLength(result.success ? 0 : 1);
        expect(taken === address || !validByTheBook(address)).toBe(true);
      }),
      runs,
    );
  });

  it('is taken when an invisible character is copied with it, anywhere', () => {
    for (const character of [...invisible, ...joiners, '\u0000', '\u001f', '\u007f', '\u009f'])
      for (const typed of ['# a@b.in', 'a#@b.in', 'a@#b.in', 'a@b#.in', ' a@b.in #'])
        expect(cleanEmail(typed.replace('#', character)), `${character.codePointAt(0)}`).toBe('a@b.in');
  });

  it.each([
    ['mailto:asha@example.com', 'asha@example.com'],
    [' MailTo:asha@example.com?subject=Loan', 'asha@example.com'],
    ['mailto:asha%2Bleads@example.com', 'asha+leads@example.com'],
    ['mailto:100%@example.com', '100%@example.com'],
    ['asha%2B@example.com', 'asha%2B@example.com'],
  ])('is taken out of the link %j', (typed, address) => {
    expect(cleanEmail(typed)).toBe(address);
  });

  it.each(heaps)('is refused in a short sentence when it is a heap of $piece', ({ text }) => {
    for (const address of [text, `name@${text}`, `${text}@example.com`]) {
      expect(emailMessage(address)).toMatch(/^[^]{1,200}$/);
    }
  });

  it('has a sentence of its own for each cause, that names the address', () => {
    const byFault = new Map(addresses.map(({ address, verdict }) => [verdict, emailMessage(address)]));
    const sentences = [...byFault.values()].filter((sentence) => sentence !== null);
    expect(sentences).toHaveLength(16);
    expect(new Set(sentences).size).toBe(16);
    for (const sentence of sentences) expect(sentence).toMatch(/email address/);
    expect(byFault.get(null)).toBeNull();
  });

  it.each([
    ['', 'Enter your email address, like name@example.com.'],
    ['name', 'Add the @ sign to the email address, like name@example.com.'],
    [
      'name@gmail,com',
      'Change or remove “,” after “name@gmail”. After the @, the email address can have only English letters, digits, hyphens and dots.',
    ],
    [
      'name＠gmail.com',
      'Type the @ of the email address again, on an English keyboard: this one is of another script.',
    ],
    [
      'name@उदाहरण.भारत',
      '“उ” after “name@” is not an English letter. This form takes only an email address in English letters. Give another one if you have it, or reach us another way.',
    ],
    [
      'आशा@example.com',
      '“आ” at the beginning is not an English letter. This form takes only an email address in English letters. Give another one if you have it, or reach us another way.',
    ],
    [
      'firstname.last\u0301name@gmail.com',
      'Change or remove the character U+0301 after “…rstname.last”. Before the @, the email address can have only English letters, digits and signs such as . _ + -',
    ],
    [
      'na me@gmail.com',
      'Remove the space after “na”. An email address has no spaces, like name@example.com.',
    ],
    ['name@gmail', 'Add the ending of the email address after the @, such as .com or .in.'],
  ])('%j is told %j', (address, sentence) => {
    expect(emailMessage(address)).toBe(sentence);
  });
});
