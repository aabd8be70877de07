import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  alternativeChatLink,
  chatLink,
  mailLink,
  smsLink,
  type TextLink,
} from '../../../src/enquiry/chat-link.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { contact, newsletter } from '../../../src/enquiry/forms/general.ts';
import { leadText } from '../../../src/enquiry/lead-text.ts';
import { controlsOf } from '../../../src/enquiry/form-definition.ts';
import type { LeadForm } from '../../../src/enquiry/form-definition.ts';
import { schemaOf } from '../../../src/enquiry/schema.ts';
import { codePointLength, manyLines } from '../../../src/lib/text.ts';
import { leadForms } from '../../enquiries.ts';
import { heaps, names, rightToLeft } from '../corpora.ts';
import { removed, removedButLineFeed, shaped } from '../corpora-invisible.ts';
import { runs } from '../runs.ts';
import { anyLength } from './any-text.ts';

vi.mock('../../../src/site/firm.ts', () => import('../../sample-firm.ts'));

const digits = '919876543210';
const stamp = { now: new Date('2026-11-21T09:35:00Z'), reference: 'K7Q2MX' };
type Typed = Record<string, string>;

/** The labels of the lines that a form's lead has for what was typed. */
const labelsOf = (form: LeadForm, typed: Typed) =>
  Object.entries(form.fields).flatMap(([name, field]) => {
    if (field.kind === 'message') return [];
    if (field.kind === 'own') return field.lines({}).map(([label]) => `${label}: `);
    if (field.kind !== 'reply') return [`${field.inLead ?? field.label}: `];
    return typed[name] === 'phone' ? ['Phone: ', 'Best time to call: '] : ['Email: '];
  });
const hasMessage = (form: LeadForm) => 'message' in form.fields;
const keys = [...new Set(leadForms.flatMap(controlsOf))];

/** The lines a form's text must have: labels without their values, the quotation as one '> '. */
function fixedLines(form: LeadForm, typed: Typed): string[] {
  const { header, timeLabel, closing } = form.lead;
  return [
    header,
    ...labelsOf(form, typed),
    `${timeLabel}: 21 November 2026, 3:05 pm IST`,
    'Reference: K7Q2MX',
    ...(hasMessage(form) ? ['Message:', '> '] : []),
    closing,
  ];
}

/** The same for a given text. */
function linesOf(form: LeadForm, typed: Typed, text: string): string[] {
  const quoted = (line: string | undefined) => line?.startsWith('> ') ?? false;
  return text
    .split('\n')
    .filter((line, index, lines) => !(quoted(line) && quoted(lines[index - 1])))
    .map((line) => ['> ', ...labelsOf(form, typed)].find((start) => line.startsWith(start)) ?? line);
}

/** A link and the text that the receiver reads, its lines separated by LF. */
interface Read extends TextLink {
  kind: string;
  text: string;
  encoded: string;
}

function read(kind: string, link: TextLink, start: string): Read {
  expect(link.href.startsWith(start)).toBe(true);
  const encoded = link.href.slice(start.length);
  const text = decodeURIComponent(encoded);
  return { ...link, kind, encoded, text: kind === 'mail' ? text.replaceAll('\r\n', '\n') : text };
}

const allLinks = (text: string): Read[] => [
  read('chat', chatLink(digits, text), `https://wa.me/${digits}?text=`),
  read(
    'second chat',
    alternativeChatLink(digits, text),
    `https://api.whatsapp.com/send?phone=${digits}&text=`,
  ),
  read('sms', smsLink(digits, text), `sms:+${digits}?&body=`),
  read(
    'mail',
    mailLink('desk@example.com', 'Enquiry', text),
    'mailto:desk@example.com?subject=Enquiry&body=',
  ),
];

const textOf = (form: LeadForm, values: Typed) => leadText(form, values, stamp);

function expectLimits({ kind, encoded, href }: Read) {
  const [length, limit] = kind === 'mail' ? [encoded.length, 1800] : [href.length, 4000];
  expect(length).toBeLessThanOrEqual(limit);
}

describe('any input in every form and every link (enquiry, The text)', () => {
  const anyEnquiry = fc.constantFrom(...leadForms).chain((form) => {
    const typed = controlsOf(form).map((key) => [
      key,
      key === 'reply' ? fc.constantFrom('email', 'phone') : anyLength,
    ]);
    return fc.tuple(
      fc.constant(form),
      fc.record(Object.fromEntries(typed) as Record<string, typeof anyLength>),
    );
  });

  /** Outside the quoted block there are only the form's own lines. */
  const expectLines = (form: LeadForm, typed: Typed, text: string) =>
    expect(linesOf(form, typed, text)).toEqual(fixedLines(form, typed));

  function expectFieldLimits(complete: string) {
    const after = (start: string) =>
      complete.split('\n').flatMap((line) => (line.startsWith(start) ? [line.slice(start.length)] : []));
    expect(codePointLength(after('> ').join('\n'))).toBeLessThanOrEqual(1000);
    for (const label of ['Name: ', 'Company: ']) {
      expect(codePointLength(after(label).join())).toBeLessThanOrEqual(100);
    }
    expect(after('Email: ').join().length).toBeLessThanOrEqual(254);
  }

  it('has exactly the fixed lines, no invisible character, keeps the limits, and reports a cut', () => {
    fc.assert(
      fc.property(anyEnquiry, ([form, typed]) => {
        const complete = textOf(form, typed);
        expect(complete).not.toMatch(removedButLineFeed);
        expectLines(form, typed, complete);
        expectFieldLimits(complete);
        for (const link of allLinks(complete)) {
          expect(link.text === complete).toBe(!link.cut);
          if (link.cut) expectLines(form, typed, link.text);
          expect(link.text).not.toMatch(removedButLineFeed);
          expect(link.encoded).not.toMatch(/[+\s]/);
          expectLimits(link);
        }
      }),
      runs,
    );
  });
});

describe('allowed text (enquiry, The text)', () => {
  const word = fc.oneof(
    fc.constantFrom(...names, ...rightToLeft),
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
      .filter(
        (text) =>
          !removed.test(text) &&
          /^(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}][^\s]*$/u.test(text),
      ),
  );
  const words = (most: number) =>
    fc.array(word, { minLength: 1, maxLength: most }).map((list) => list.join(' '));
  const message = fc.array(words(6), { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
  const email = fc
    .emailAddress()
    .filter((address) => schemaOf(newsletter).safeParse({ email: address }).success);

  function expectUnchanged(name: string, address: string, typed: string) {
    const values = {
      name,
      email: address,
      number: '9876543210',
      country: 'IN',
      subject: 'Something else',
      message: typed,
    };
    expect(schemaOf(contact).parse(values)).toEqual(values);
    const complete = textOf(contact, values);
    const lines = complete.split('\n');
    expect(lines.slice(1, 3)).toEqual([`Name: ${name}`, `Email: ${address}`]);
    const quote = lines.slice(8, -1).map((line) => line.slice(2));
    expect(quote.join('\n')).toBe(typed);
    const fits = `https://wa.me/${digits}?text=${encodeURIComponent(complete)}`.length <= 4000;
    expect(allLinks(complete)[0]?.text === complete).toBe(fits);
  }

  it('is unchanged by the schema, the text and the link', () => {
    fc.assert(fc.property(words(3), email, message, expectUnchanged), runs);
  });

  it.each([...names, ...rightToLeft, ...shaped])('keeps every code point of %s', (name) => {
    expectUnchanged(name, 'asha@example.com', `${name}\n\n${name}`);
    expect(allLinks(textOf(contact, { name }))[0]?.text).toContain(`\nName: ${name}\n`);
  });

  it('has no separate joiner where a joined emoji is cut at the limit of its field', () => {
    const name = `${'a'.repeat(98)}👩🏽\u200d💻`;
    const complete = textOf(contact, { name, message: `${'क'.repeat(998)}❤️\u200d🔥` });
    expect(complete).toContain(`Name: ${'a'.repeat(98)}👩🏽\n`);
    expect(decodeURIComponent(chatLink(digits, textOf(contact, { name })).href)).toContain('👩🏽\n');
    expect(manyLines(complete)).toBe(complete);
  });
});

it.each(heaps)('keeps the limits for a very long text of $piece in every field', ({ text: huge }) => {
  const typed = Object.fromEntries(keys.map((key) => [key, huge]));
  const complete = textOf(appointment, typed);
  expect(complete.length).toBeLessThan(3000);
  expect(linesOf(appointment, typed, complete)).toEqual(fixedLines(appointment, typed));
  for (const link of [...allLinks(complete), ...allLinks(huge)]) expectLimits(link);
});
