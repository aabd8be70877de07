import { expect, it } from 'vitest';
import { compliance, discounting, funding, loan } from '../../../src/enquiry/forms/home.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { contact, newsletter } from '../../../src/enquiry/forms/general.ts';
import { allOptions } from '../../../src/enquiry/form-definition.ts';
import type { Choice } from '../../../src/enquiry/form-definition.ts';
import { routes } from '../../../src/site/routes.ts';

const services = routes.flatMap((row) => ('group' in row ? [row.label] : []));
const insurances = ['Family Insurance', 'Health Insurance', 'Life Insurance', 'Vehicle Insurance', 'Finance'];
const subjects = ['Life Insurance', 'Business consultant', 'Health Insurance', 'Vehicle Insurance'];

it.each<[string, Choice, string[]]>([
  ['Select Loan Category', contact.fields.subject.choice, insurances],
  ['Select Subject', appointment.fields.subject.choice, subjects],
])('%s has the choices of the specification', (prompt, choice, first) => {
  expect(choice.prompt).toBe(prompt);
  const values = allOptions(choice).map(({ value }) => value);
  expect(values).toEqual([...first, ...services, 'Something else']);
});

const sent = (what: string) => `Thank you! Your ${what} has been sent successfully. We will`;
it.each([
  [loan, `${sent('request')} contact you soon.`],
  [discounting, `${sent('Bill Discounting request')} contact you soon.`],
  [funding, `${sent('Funding request')} contact you soon.`],
  [compliance, `${sent('Compliance Advisory request')} contact you soon.`],
  [newsletter, 'Thank you for subscribing! We will keep you updated.'],
  [contact, `${sent('message')} get back to you soon.`],
])('$id has the success message of the specification', (form, words) => {
  expect(form.success).toBe(words);
});
