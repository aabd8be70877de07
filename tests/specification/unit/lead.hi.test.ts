import { describe, expect, it } from 'vitest';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { assumptionsOf } from '../../../src/calculators/calculator-values.ts';
import { exampleValues } from '../../../src/calculators/define-calculator.ts';
import { resultLines } from '../../../src/calculators/result-lines.ts';
import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { callWindows } from '../../../src/enquiry/call-windows.ts';
import { chatCapacity, chatLink, mailLink, smsLink } from '../../../src/enquiry/chat-link.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { leadText } from '../../../src/enquiry/lead-text.ts';
import { allOptions } from '../../../src/enquiry/form-definition.ts';
import type { FormDefinition, ValuesOf } from '../../../src/enquiry/form-definition.ts';
import { schemaOf } from '../../../src/enquiry/schema.ts';
import { codePointLength } from '../../../src/lib/text.ts';
import * as m from '#words/forms.json';
import { leadForms, validAnswers } from '../../enquiries.ts';
import { silentForms } from '../../forms.ts';

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
  it('has the usual English lines, the language, and the words as typed', () => {
    expect(leadText(contact, person, stamp)).toBe(`New Contact Us enquiry
Name: आशा वर्मा
Email: asha@example.com
Phone: +91 98765 43210
Subject: Finance
Language: Hindi
Received on: 21 November 2026, 3:05 pm IST
Reference: K7Q2MX
Message:
> हमें ₹2 करोड़ चाहिए।
>${' '}
> क्या आप कॉल करेंगे?
Please follow up with this customer.`);
  });

  it.each(leadForms.map((form) => [form.id, form] as const))('is English for %s', (_, form) => {
    for (const by of ['email', 'phone'] as const)
      expect(leadText(form, validAnswers(form, by), stamp)).not.toMatch(devanagari);
  });

  it.each(leadForms.map((form) => [form.id, form] as const))('has English values for %s', (_, form) => {
    const choices = Object.values(form.fields).filter((field) => field.kind === 'choice');
    for (const { value } of choices.flatMap(({ choice }) => allOptions(choice)))
      expect(value).not.toMatch(devanagari);
  });

  it('names the time for a call in English, and shows it in Hindi', () => {
    expect(callWindows[1]).toMatchObject({
      time: 'Morning, 10 to 12 in India',
      label: 'सुबह 10 से 12, भारत के समय से',
    });
  });

  it('names preferred times in English', () => {
    const times = { firstDay: '2026-11-30', firstTime: '10:00', secondDay: '', secondTime: '' };
    expect(leadText(appointment, { ...person, company: '', ...times }, stamp)).toContain(
      '\nFirst preferred time: Monday, 30 November 2026, 10:00 am IST\n',
    );
  });

  it('is the same by chat, email and SMS', () => {
    const text = leadText(contact, person, stamp);
    for (const { href, cut } of [
      chatLink(digits, text),
      mailLink('office@example.com', 'Contact Us', text),
      smsLink(digits, text),
    ]) {
      expect(cut).toBe(false);
      expect(decodeURIComponent(href).replaceAll('\r\n', '\n')).toContain(text);
    }
  });

  it('fits into the chat link up to the length that the hint of the message states', () => {
    const [, stated] = /(\d+) अक्षर/.exec(m.messageHint) ?? [];
    const message = 'हमें '.repeat(Number(stated) / 5);
    expect(codePointLength(message)).toBe(300);
    const lead = (typed: string) => leadText(contact, { ...person, message: typed }, stamp);
    expect(chatCapacity(digits, lead(message)).cut).toBe(false);
    expect(chatCapacity(digits, lead(message.repeat(2))).cut).toBe(true);
  });
});

it.each<[string, FormDefinition]>([...leadForms, ...silentForms].map((form) => [form.id, form]))(
  'shows the labels of %s in Hindi',
  (_, form) => {
    for (const { label } of Object.values(form.fields)) expect(label).toMatch(devanagari);
  },
);

it('reports errors of the fields in Hindi', () => {
  const invalid = { ...person, name: '', number: '98765', subject: '', message: '' };
  const found = schemaOf(contact).safeParse(invalid);
  expect(found.error?.issues.map(({ message }) => message)).toEqual([
    'अपना नाम लिखें।',
    '10 अंकों का सही नंबर लिखें। इसमें 5 अंक हैं।',
    'सूची में से विषय चुनें।',
    'अपना मैसेज लिखें।',
  ]);
});

describe.each(Object.keys(calculatorDefinitions) as CalculatorName[])('the calculator %s', (name) => {
  const definition = calculatorDefinitions[name];
  const values = exampleValues(definition);

  it('adds English lines to the lead, and shows its title, fields and results in Hindi', () => {
    expect(resultLines(name, values).length).toBeGreaterThan(3);
    for (const line of resultLines(name, values)) expect(line).not.toMatch(devanagari);
    const result = definition.calculate(values);
    if ('error' in result) throw new Error(result.error);
    const labels = [...Object.values(definition.fields), ...result.rows].map(({ label }) => label);
    for (const text of [...labels, ...assumptionsOf(definition, values), result.sentence])
      expect(text).toMatch(devanagari);
  });
});
