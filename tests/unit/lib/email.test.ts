import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newsletter } from '../../../src/enquiry/forms/general.ts';
import { createSchema } from '../../../src/enquiry/schema.ts';
import { cleanEmail, findEmailError, describeEmailError } from '../../../src/lib/email.ts';
import { addresses } from '../email-addresses.ts';
import { heaps } from '../corpora.ts';
import { invisible, joiners } from '../corpora-invisible.ts';
import { anyText } from '../enquiry/any-text.ts';
import { forAll } from '../property-test.ts';

/** The pattern of the HTML standard for email addresses, which browsers use. */
const htmlPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

function isValid(address: string): boolean {
  const [local = '', host = ''] = address.split('@');
  return htmlPattern.test(address) && host.includes('.') && local.length <= 64 && address.length <= 254;
}

it.each(addresses)('the email address $address has the error $verdict: $reason', ({ address, verdict }) => {
  expect(findEmailError(address)).toBe(verdict);
  expect(isValid(address)).toBe(verdict === null);
});

it('an email address has the same result as the HTML pattern and length limits for any text', () => {
  const near = fc.string({ unit: fc.constantFrom(...'ab1@@..--_ ,é'), maxLength: 20 });
  const valid = fc.emailAddress();
  forAll([fc.oneof(near, valid, anyText)], (address) => {
    expect(findEmailError(address) === null).toBe(isValid(address));
  });
});

it('an email address is valid or has one error after the form has removed invisible and surrounding characters', () => {
  const padding = fc.stringMatching(/^[\s\u200b\u202e\u2066\ufeff]*$/);
  const known = fc.constantFrom(...addresses.map(({ address }) => address));
  forAll([padding, fc.oneof(known, fc.emailAddress(), anyText), padding], (before, address, after) => {
    const result = createSchema(newsletter).safeParse({ email: before + address + after });
    const taken = result.data?.email ?? '';
    expect([isValid(taken), /^[!-~]+$/.test(taken)]).toEqual([result.success, result.success]);
    expect(result.error?.issues ?? []).toHaveLength(result.success ? 0 : 1);
    expect(taken === address || !isValid(address)).toBe(true);
  });
});

it('an email address is valid with an invisible character at any position', () => {
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
])('the typed text %j contains the email address %s', (typed, address) => {
  expect(cleanEmail(typed)).toBe(address);
  expect(createSchema(newsletter).parse({ email: typed })).toMatchObject({ email: address });
});

it.each(heaps)('an email address has a short error message for a very long text of $piece', ({ text }) => {
  for (const address of [text, `name@${text}`, `${text}@example.com`]) {
    expect(describeEmailError(address)).toMatch(/^[^]{1,200}$/);
  }
});

it.each([
  ['name@gmail,com', '“,” after “name@gmail”'],
  ['name@उदाहरण.भारत', '“उ” after “name@”'],
  ['आशा@example.com', '“आ” at the beginning'],
  ['firstname.last\u0301name@gmail.com', 'the character U+0301 after “…rstname.last”'],
  ['na me@gmail.com', 'the space after “na”'],
])(
  'the message about the email address %j names the invalid character and its place: %s',
  (address, place) => {
    expect(describeEmailError(address)).toContain(place);
  },
);
