import { describe, expect, it } from 'vitest';
import { compliance, discounting, funding, loan } from '../../../src/enquiry/forms/home.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { contact, newsletter } from '../../../src/enquiry/forms/general.ts';
import { allOptions } from '../../../src/enquiry/form-definition.ts';
import type { Choice } from '../../../src/enquiry/form-definition.ts';
import { routes } from '../../../src/site/routes.ts';

const values = (choice: Choice) => allOptions(choice).map((option) => option.value);
const services = routes.flatMap((row) => ('group' in row ? [row.label] : []));

describe('choices of the specification', () => {
  it.each<[string, Choice, string[]]>([
    [
      'Select Loan Category',
      contact.fields.subject.choice,
      [
        'Family Insurance',
        'Health Insurance',
        'Life Insurance',
        'Vehicle Insurance',
        'Finance',
        ...services,
        'Something else',
      ],
    ],
    [
      'Select Subject',
      appointment.fields.subject.choice,
      [
        'Life Insurance',
        'Business consultant',
        'Health Insurance',
        'Vehicle Insurance',
        ...services,
        'Something else',
      ],
    ],
  ])('%s', (prompt, choice, expected) => {
    expect(choice.prompt).toBe(prompt);
    expect(values(choice)).toEqual(expected);
  });
});

it.each([
  [loan, 'Thank you! Your request has been sent successfully. We will contact you soon.'],
  [
    discounting,
    'Thank you! Your Bill Discounting request has been sent successfully. We will contact you soon.',
  ],
  [funding, 'Thank you! Your Funding request has been sent successfully. We will contact you soon.'],
  [
    compliance,
    'Thank you! Your Compliance Advisory request has been sent successfully. We will contact you soon.',
  ],
  [newsletter, 'Thank you for subscribing! We will keep you updated.'],
  [contact, 'Thank you! Your message has been sent successfully. We will get back to you soon.'],
])('$id has the success message of the specification', (form, words) => {
  expect(form.success).toBe(words);
});
