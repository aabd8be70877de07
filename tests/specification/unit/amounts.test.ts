import { expect, it } from 'vitest';
import type { LeadForm } from '../../../src/enquiry/form-definition.ts';
import { schemaOf } from '../../../src/enquiry/schema.ts';
import { leadForms, validAnswers } from '../../enquiries.ts';

it.each([
  [
    'restructuring',
    'outstanding',
    '1,2 crore',
    '“1,2 crore” can be read in two ways. Write 1.2 crore or 12 crore.',
  ],
  ['restructuring', 'rate', '12,5', '“12,5” can be read in two ways. Write 12.5 or 125.'],
  ['restructuring', 'rate', '\u2060१२५ %', 'Maximum 100%.'],
  ['restructuring', 'rate', '-12', 'Leave out the minus sign.'],
  ['corporates', 'amount', '₹ -5 crore', 'Leave out the minus sign.'],
  ['bill-discounting', 'days', '6,0', '“6,0” can be read in two ways. Write 6.0 or 60.'],
  ['restructuring', 'outstanding', 'about ₹ 1.2 crore, all together', undefined],
  ['restructuring', 'rate', '१२.५ % p.a.', undefined],
  ['restructuring', 'rate', 'Not sure', undefined],
  ['export-bill', 'amount', 'USD 40,000', undefined],
  ['bill-discounting', 'amount', 'Rs. 5 lakh/-', undefined],
  ['bill-discounting', 'days', '15.12.2026', undefined],
])('%s: the message of %s for %j is %s', (id, field, typed, message) => {
  const form = leadForms.find((one) => one.id === id) as LeadForm;
  const { error } = schemaOf(form).safeParse({ ...validAnswers(form), [field]: typed });
  const issues = error?.issues.filter(({ path }) => path[0] === field) ?? [];
  expect(issues.map((issue) => issue.message)).toEqual(message ? [message] : []);
});
