import { describe, expect, it } from 'vitest';
import { forms } from '../../../src/enquiry/forms.ts';
import {
  appointmentChoice,
  type Choice,
  complianceChoice,
  contactChoice,
  discountingChoice,
  fundingChoice,
  loanChoice,
} from '../../../src/enquiry/options.ts';

const values = ({ options }: Choice) => options.map((option) => option.value);

describe('choices of the specification', () => {
  it.each<[string, Choice, string[]]>([
    ['Loan Type', loanChoice, ['SME Loan', 'Working Capital', 'Machinery Loan']],
    ['Invoice Type', discountingChoice, ['Trade Invoice', 'Purchase Order']],
    ['Funding Option', fundingChoice, ['Equity Funding', 'Debt Funding', 'Bridge Funding']],
    ['Compliance Type', complianceChoice, ['RERA', 'Company Law', 'Financial Audit']],
    [
      'Select Loan Category',
      contactChoice,
      ['Family Insurance', 'Health Insurance', 'Life Insurance', 'Vehicle Insurance', 'Finance'],
    ],
    [
      'Select Subject',
      appointmentChoice,
      ['Life Insurance', 'Business consultant', 'Health Insurance', 'Vehicle Insurance'],
    ],
  ])('%s', (prompt, choice, expected) => {
    expect(choice.prompt).toBe(prompt);
    expect(values(choice)).toEqual(expected);
  });

  it('labels the compliance values as the select does', () => {
    expect(complianceChoice.options.map((option) => option.label)).toEqual([
      'RERA Compliance',
      'Company Law Advisory',
      'Financial Audit',
    ]);
  });
});

it.each([
  ['loan', 'Thank you! Your request has been sent successfully. We will contact you soon.'],
  [
    'discounting',
    'Thank you! Your Bill Discounting request has been sent successfully. We will contact you soon.',
  ],
  ['funding', 'Thank you! Your Funding request has been sent successfully. We will contact you soon.'],
  [
    'compliance',
    'Thank you! Your Compliance Advisory request has been sent successfully. We will contact you soon.',
  ],
  ['newsletter', 'Thank you for subscribing! We will keep you updated.'],
  ['contact', 'Thank you! Your message has been sent successfully. We will get back to you soon.'],
] as const)('success of %s is in the words of the specification', (form, words) => {
  expect(forms[form].success).toBe(words);
});
