import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alternativeChatLink,
  chatLink,
  mailLink,
  smsLink,
  type TextLink,
} from '../../../src/enquiry/chat-link.ts';
import { forms, type LeadForm } from '../../../src/enquiry/forms.ts';
import { leadSheets } from '../../../src/enquiry/lead-sheets.ts';
import { leadText } from '../../../src/enquiry/lead-text.ts';
import { type FormValues, schemas } from '../../../src/enquiry/schemas.ts';
import { anyLength, dropped, droppedButLineFeed } from './any-text.ts';

const digits = '919876543210';
const stamp = { now: new Date('2026-11-21T09:35:00Z'), reference: 'K7Q2MX' };
const formNames = Object.keys(forms) as LeadForm[];
const runs = { numRuns: 1000 };

const labelsOf = (form: LeadForm) => leadSheets[form].rows.map(({ label }) => `${label}: `);

/** The lines a form's text must have: labels without their values, the whole quotation as one '> '. */
function fixedLines(form: LeadForm): string[] {
  const { header, timeLabel, message, closing } = leadSheets[form];
  return [
    header,
    ...labelsOf(form),
    `${timeLabel}: 21 November 2026, 3:05 pm IST`,
    'Reference: K7Q2MX',
    ...(message ? ['Message:', '> '] : []),
    closing,
  ];
}

/** The same of a text as it is. */
function linesOf(form: LeadForm, text: string): string[] {
  const quoted = (line: string | undefined) => line?.startsWith('> ') ?? false;
  return text
    .split('\n')
    .filter((line, index, lines) => !(quoted(line) && quoted(lines[index - 1])))
    .map((line) => ['> ', ...labelsOf(form)].find((start) => line.startsWith(start)) ?? line);
}

const links: Record<string, (text: string) => TextLink & { text: string; encoded: string }> = {
  chat: (text) => read(chatLink(digits, text), `https://wa.me/${digits}?text=`),
  'second chat': (text) =>
    read(alternativeChatLink(digits, text), `https://api.whatsapp.com/send?phone=${digits}&text=`),
  sms: (text) => read(smsLink(digits, text), `sms:+${digits}?&body=`),
  mail: (text) =>
    read(mailLink('desk@example.com', 'Enquiry', text), 'mailto:desk@example.com?subject=Enquiry&body='),
};

function read(link: TextLink, start: string) {
  expect(link.href.startsWith(start)).toBe(true);
  const encoded = link.href.slice(start.length);
  return { ...link, encoded, text: decodeURIComponent(encoded) };
}

describe.each(formNames)('any input whatever in form %s', (form) => {
  const fields = [...leadSheets[form].rows.map(({ key }) => key), 'message'];
  const anyValues = fc.record(Object.fromEntries(fields.map((field) => [field, anyLength])));

  it('gives fixed lines within the limits and no dropped character, in every link', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const whole = leadText(form, values as FormValues<typeof form>, stamp);
        expect(linesOf(form, whole)).toEqual(fixedLines(form));
        for (const [kind, link] of Object.entries(links)) {
          const { href, encoded, cut, text: received } = link(whole);
          const text = kind === 'mail' ? received.replaceAll('\r\n', '\n') : received;
          expect(linesOf(form, text)).toEqual(fixedLines(form));
          expect(text === whole).toBe(!cut);
          expect(text).not.toMatch(droppedButLineFeed);
          expect(encoded).not.toMatch(/[+\s]/);
          const [length, limit] = kind === 'mail' ? [encoded.length, 1800] : [href.length, 4000];
          expect(length).toBeLessThanOrEqual(limit);
        }
      }),
      runs,
    );
  }, 30_000);
});

describe('allowed text', () => {
  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .filter((text) => !dropped.test(text) && /^[\p{L}\p{N}\p{P}\p{S}][^\s]*$/u.test(text));
  const words = (most: number) =>
    fc.array(word, { minLength: 1, maxLength: most }).map((list) => list.join(' '));
  const message = fc.array(words(6), { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
  const email = fc
    .emailAddress()
    .filter((address) => schemas.newsletter.safeParse({ email: address }).success);

  it('comes back unchanged from the schema, the text and the link', () => {
    fc.assert(
      fc.property(words(3), email, message, (name, address, typed) => {
        const values = {
          name,
          email: address,
          number: '9876543210',
          subject: 'Finance' as const,
          message: typed,
        };
        expect(schemas.contact.parse(values)).toEqual(values);
        const whole = leadText('contact', values, stamp);
        const lines = whole.split('\n');
        expect(lines[1]).toBe(`Name: ${name}`);
        expect(lines[2]).toBe(`Email: ${address}`);
        expect(
          lines
            .slice(8, -1)
            .map((line) => line.slice(2))
            .join('\n'),
        ).toBe(typed);
        const link = links.chat?.(whole);
        const fits = `https://wa.me/${digits}?text=${encodeURIComponent(whole)}`.length <= 4000;
        expect(link?.text === whole).toBe(fits);
      }),
      runs,
    );
  });

  it('is not cut for an everyday enquiry in Devanagari', () => {
    const values = {
      name: 'आशा वर्मा',
      email: 'asha@example.com',
      number: '9876543210',
      subject: 'Finance' as const,
      message: 'कृपया मुझे कॉल करें। '.repeat(15),
    };
    const whole = leadText('contact', values, stamp);
    expect(chatLink(digits, whole).cut).toBe(false);
    expect(links.chat?.(whole).text).toBe(whole);
  });
});

it('takes megabytes in every field', () => {
  const huge = `${'क्‍ष👍\n> \ud83d'.repeat(130_000)}`;
  const values = {
    name: huge,
    email: huge,
    number: huge,
    company: huge,
    subject: huge,
    message: huge,
  };
  const whole = leadText('appointment', values as unknown as FormValues<'appointment'>, stamp);
  for (const link of Object.values(links)) {
    const received = link(whole).text.replaceAll('\r\n', '\n');
    expect(linesOf('appointment', received)).toEqual(fixedLines('appointment'));
    expect(link(huge).cut).toBe(true);
  }
});
