import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import general from '#words/forms/general.json';
import parts from '#words/forms/parts.json';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { listAssumptions } from '../../../src/calculators/calculator-values.ts';
import { formatResultLines } from '../../../src/calculators/result-lines.ts';
import { callWindows } from '../../../src/enquiry/call-windows.ts';
import { measureChatCapacity } from '../../../src/enquiry/chat-link.ts';
import { listOptions } from '../../../src/enquiry/form-definition.ts';
import type { ValuesOf } from '../../../src/enquiry/form-controls.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { formatLead } from '../../../src/enquiry/lead-text.ts';
import { countCodePoints } from '../../../src/lib/text.ts';
import { leadForms, validAnswers } from '../../enquiries.ts';
import { CommentForm } from '../../../src/enquiry/comment-form.tsx';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { RequestedTimes } from '../../../src/enquiry/slots/requested-times.tsx';
import { saveAttachedLines, saveSentence } from '../../../src/lib/prefill.ts';
import * as m from '#words/forms.json';
import { names, resultOf, valuesOf } from '../../unit/calculators/calculate.ts';
import { enter, lead } from '../../unit/enquiry/chat.ts';
import { submit, withPrerenderedForms } from '../../unit/enquiry/prerendered.ts';
import { sampleForm } from '../../unit/enquiry/sample-form.ts';
import { Show } from '../../unit/enquiry/show.tsx';

withPrerenderedForms();

it('a form shows the result of a calculation in Hindi above the English lines of the lead', () => {
  saveAttachedLines('/loan', ['Monthly EMI: ₹56,681']);
  saveSentence('/loan', 'EMI ₹56,681 बनती है।');
  render(<Show form={sampleForm} at="/loan" />);
  const sentence = screen.getByText('EMI ₹56,681 बनती है।');
  const line = screen.getByText('Monthly EMI: ₹56,681');
  expect(sentence.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(line).toHaveAttribute('lang', 'en');
});

it('only a form that opens the chat says how many Hindi characters fit', () => {
  render(<Show form={contact} />);
  const hint = expect.stringContaining(m.messageHint);
  expect(screen.getByLabelText(parts.message.label)).toHaveAccessibleDescription(hint);
  render(<CommentForm />);
  expect(screen.getByLabelText(general.comment.comment.label)).not.toHaveAccessibleDescription(hint);
});

it('the lead is in English and says that the visitor reads Hindi', async () => {
  render(<Show form={sampleForm} />);
  const [chat] = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(decodeURIComponent(chat?.href ?? '')).toContain('?text=Enquiry: Sample\nLanguage: Hindi');
  enter({ [parts.name.label]: 'आशा वर्मा', [m.email]: 'asha@example.com', Plan: 'Basic' });
  await submit();
  expect(lead()).toContain('\nLanguage: Hindi\nTime in India: ');
  const message = screen.getByLabelText(m.theMessage);
  expect(message).toHaveAttribute('lang', 'en');
  expect(message).toHaveAccessibleDescription(m.inOfficeLanguage);
});

const stamp = { now: new Date('2026-11-21T09:35:00Z'), reference: 'K7Q2MX' };
const digits = '919876543210';
const devanagari = /[\u0900-\u097f]/u;

const person: ValuesOf<typeof contact> = {
  name: 'आशा वर्मा',
  email: 'asha@example.com',
  country: 'IN',
  number: '9876543210',
  subject: 'Finance',
  message: 'हमें ₹2 करोड़ चाहिए।\n\nक्या आप कॉल करेंगे?',
};

describe('the lead of a visitor who reads Hindi', () => {
  it.each(leadForms)('is in English for the form $id, including the values of its options', (form) => {
    for (const by of ['email', 'phone'] as const)
      expect(formatLead(form, validAnswers(form, by), stamp)).not.toMatch(devanagari);
    const options = Object.values(form.fields).flatMap((field) =>
      field.kind === 'choice' ? listOptions(field.choice) : [],
    );
    for (const { value } of options) expect(value).not.toMatch(devanagari);
  });

  it('has times in English that the page shows in Hindi', () => {
    expect(callWindows[1]).toMatchObject({
      time: 'Morning, 10 to 12 in India',
      label: 'सुबह 10 से 12, भारत के समय से',
    });
    const times = { firstDay: '2026-11-30', firstTime: '10:00', secondDay: '', secondTime: '' };
    expect(formatLead(appointment, { ...person, company: '', ...times }, stamp)).toContain(
      '\nFirst preferred time: Monday, 30 November 2026, 10:00 am IST\n',
    );
    const enquiry = { reference: 'K7Q2MX', text: '', typed: times, entry: '' };
    render(<RequestedTimes enquiry={{ ...enquiry, window: 'opened', stage: 'submitted' }} />);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^सोमवार, 30 नवंबर 2026/);
  });

  it('fits into the chat link if the message is as long as its hint allows, but not if it is twice as long', () => {
    const [, stated] = /(\d+) अक्षर/.exec(m.messageHint) ?? [];
    const message = 'हमें '.repeat(Number(stated) / 5);
    expect(countCodePoints(message)).toBe(300);
    const leadWith = (typed: string) => formatLead(contact, { ...person, message: typed }, stamp);
    expect(measureChatCapacity(digits, leadWith(message)).isCut).toBe(false);
    expect(measureChatCapacity(digits, leadWith(message.repeat(2))).isCut).toBe(true);
  });
});

it.each(names)('the calculator %s shows Hindi and adds English lines to the lead', (name) => {
  const definition = calculatorDefinitions[name];
  const lines = formatResultLines(name, valuesOf(name));
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line).not.toMatch(devanagari);
  const { rows, sentence } = resultOf(name);
  const labels = [...Object.values(definition.fields), ...rows].map(({ label }) => label);
  for (const text of [...labels, ...listAssumptions(definition, valuesOf(name)), sentence])
    expect(text).toMatch(devanagari);
});
