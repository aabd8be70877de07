import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createChatLink, createMailLink } from '../../../src/enquiry/chat-link.ts';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { formatLead } from '../../../src/enquiry/lead-text.ts';
import { listControls, isApplicable } from '../../../src/enquiry/form-controls.ts';
import type { LeadForm } from '../../../src/enquiry/form-definition.ts';
import { createSchema } from '../../../src/enquiry/schema.ts';
import { countCodePoints, cleanMultilineText } from '../../../src/lib/text.ts';
import { leadForms } from '../../enquiries.ts';
import { names, rightToLeft } from '../corpora.ts';
import { removedButLineFeed, shaped } from '../corpora-invisible.ts';
import { forAll } from '../property-test.ts';
import { anyLength } from './any-text.ts';

vi.mock('../../../src/site/firm.ts', () => import('../../sample-firm.ts'));

const digits = '919876543210';
type Typed = Record<string, string>;
const textOf = (form: LeadForm, values: Typed) =>
  formatLead(form, values, { now: new Date('2026-11-21T09:35:00Z'), reference: 'K7Q2MX' });

/** Returns the labels of the lines in a form's lead, for the given values. */
const labelsOf = (form: LeadForm, typed: Typed) =>
  Object.entries(form.fields).flatMap(([name, field]) => {
    if (field.kind === 'message') return [];
    if (field.kind === 'custom') return field.lines({}).map(([label]) => `${label}: `);
    if (!isApplicable(form, name, typed)) return [];
    if (field.kind !== 'reply') return [`${field.inLead}: `];
    return typed[name] === 'phone' ? ['Phone: ', 'Best time to call: '] : ['Email: '];
  });

/** Asserts that a lead has only the lines of its form and one quoted message, so that no answer can pose as a line. */
function expectLines(form: LeadForm, typed: Typed, text: string) {
  const labels = labelsOf(form, typed);
  const lines = text
    .split('\n')
    .map((line) => ['> ', ...labels].find((start) => line.startsWith(start)) ?? line);
  const { header, timeLabel, closing } = form.lead;
  const message = 'message' in form.fields ? ['Message:', '> '] : [];
  const time = `${timeLabel}: 21 November 2026, 3:05 pm IST`;
  expect(lines.filter((line, index) => line !== '> ' || lines[index - 1] !== '> ')).toEqual(
    [header, ...labels, time, 'Reference: K7Q2MX', ...message, closing], // each line with an answer was reduced to its label
  );
}

/** Returns the chat link and the mail link of a text, each with the text that the receiver reads. */
const linksOf = (text: string) =>
  [createChatLink(digits, text), createMailLink('desk@example.com', 'Enquiry', text)].map(
    ({ href, isCut }) => {
      const encoded = href.slice(href.lastIndexOf('=') + 1);
      return { isCut, encoded, text: decodeURIComponent(encoded).replaceAll('\r\n', '\n') };
    },
  );

it('a lead has only the form’s own lines for any input', () => {
  const anyEnquiry = fc.constantFrom(...leadForms).chain((form) => {
    const valueOf = (key: string) => (key === 'reply' ? fc.constantFrom('email', 'phone') : anyLength);
    const typed = Object.fromEntries(listControls(form).map((key) => [key, valueOf(key)]));
    return fc.tuple(fc.constant(form), fc.record(typed));
  });
  forAll([anyEnquiry], ([form, typed]) => {
    const complete = textOf(form, typed);
    expect(complete).not.toMatch(removedButLineFeed);
    expectLines(form, typed, complete);
    const after = (start: string) =>
      complete.split('\n').flatMap((line) => (line.startsWith(start) ? [line.slice(start.length)] : []));
    expect(countCodePoints(after('> ').join('\n'))).toBeLessThanOrEqual(1000);
    for (const label of ['Name: ', 'Company: '])
      expect(countCodePoints(after(label).join())).toBeLessThanOrEqual(100);
    expect(after('Email: ').join().length).toBeLessThanOrEqual(254);
    for (const { isCut, encoded, text } of linksOf(complete)) {
      expect(text === complete).toBe(!isCut);
      if (isCut) expectLines(form, typed, text);
      expect(text).not.toMatch(removedButLineFeed);
      expect(encoded).not.toMatch(/[+\s]/);
    }
  });
});

it.each([...names, ...rightToLeft, ...shaped])('the text of a lead keeps every code point of %s', (name) => {
  const message = `${name}\n\n${name}`;
  const typed = { name, email: 'asha@example.com', number: '9876543210', country: 'IN', message };
  const values = { ...typed, subject: 'Something else' };
  expect(createSchema(contact).parse(values)).toEqual(values);
  const complete = textOf(contact, values);
  const lines = complete.split('\n');
  expect(lines.slice(1, 3)).toEqual([`Name: ${name}`, 'Email: asha@example.com']);
  expect(lines.slice(8, -1).join('\n')).toBe(message.replace(/^/gm, '> '));
  expect(linksOf(complete)[0]?.text).toBe(complete);
});

it('a lead has no zero-width joiner at the end of an answer after a limit has cut an emoji sequence', () => {
  const name = `${'a'.repeat(98)}👩🏽\u200d💻`;
  const complete = textOf(contact, { name, message: `${'क'.repeat(998)}❤️\u200d🔥` });
  expect(complete).toContain(`Name: ${'a'.repeat(98)}👩🏽\n`);
  expect(decodeURIComponent(createChatLink(digits, textOf(contact, { name })).href)).toContain('👩🏽\n');
  expect(cleanMultilineText(complete)).toBe(complete);
});
