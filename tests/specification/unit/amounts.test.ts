import { expect, it } from 'vitest';
import type { LeadForm } from '../../../src/enquiry/form-definition.ts';
import { createSchema } from '../../../src/enquiry/schema.ts';
import { leadForms, validAnswers } from '../../enquiries.ts';

const ambiguous = (typed: string, ...meanings: string[]) =>
  `“${typed}” can be read in two ways. Write ${meanings.join(' or ')}.`;

it.each([
  ['restructuring', 'outstanding', '1,2 crore', ambiguous('1,2 crore', '1.2 crore', '12 crore')],
  ['restructuring', 'rate', '12,5', ambiguous('12,5', '12.5', '125')],
  ['restructuring', 'rate', '\u2060१२५ %', 'Maximum 100%.'],
  ['restructuring', 'rate', '100.01', 'Maximum 100%.'],
  ['restructuring', 'rate', '-12', 'Leave out the minus sign.'],
  ['restructuring', 'outstanding', '-500', 'Leave out the minus sign.'],
  ['restructuring', 'outstanding', 'a'.repeat(101), expect.stringMatching(/^Shorten your answer to .* It has 101\.$/)],
  ['corporates', 'amount', '₹ -5 crore', 'Leave out the minus sign.'],
  ['bill-discounting', 'days', '6,0', ambiguous('6,0', '6.0', '60')],
])('the form %s rejects in its field %s the answer %j with %j', (id, field, typed, message) => {
  expect(issuesOf(id, field, typed)).toEqual([message]);
}); // oxfmt-ignore

it.each([
  ['restructuring', 'outstanding', ['about ₹ 1.2 crore, all together', '₹1.2 crore', 'about half of our loans']],
  ['restructuring', 'rate', ['१२.५ % p.a.', 'Not sure', '0', '100%', 'about twelve']],
  ['export-bill', 'amount', ['USD 40,000']],
  ['bill-discounting', 'amount', ['Rs. 5 lakh/-']],
  ['bill-discounting', 'days', ['15.12.2026']],
])('the form %s accepts in its field %s each of %j', (id, field, texts) => {
  for (const typed of texts) expect(issuesOf(id, field, typed), `${typed}`).toEqual([]);
}); // oxfmt-ignore

function issuesOf(id: string, field: string, typed: string) {
  const form = leadForms.find((one) => one.id === id) as LeadForm;
  const { error } = createSchema(form).safeParse({ ...validAnswers(form), [field]: typed });
  return (error?.issues ?? []).map((issue) => issue.message);
}
