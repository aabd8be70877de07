import { expect, it } from 'vitest';
import { debtRestructuring } from '../../../src/enquiry/forms/balance-sheet.ts';
import { schemaOf } from '../../../src/enquiry/schema.ts';
import { validAnswers } from '../../enquiries.ts';

it.each([
  ['rate', '0', undefined],
  ['rate', '100%', undefined],
  ['rate', '100.01', 'Maximum 100%.'],
  ['rate', '-5', 'Leave out the minus sign.'],
  ['rate', '12,5', '“12,5” can be read in two ways. Write 12.5 or 125.'],
  ['rate', 'about twelve', undefined],
  ['outstanding', '₹1.2 crore', undefined],
  ['outstanding', '-500', 'Leave out the minus sign.'],
  ['outstanding', 'about half of our loans', undefined],
  ['outstanding', 'a'.repeat(101), expect.stringMatching(/^Shorten your answer to .* It has 101\.$/)],
])('the %s “%s” has the error: %s', (field, answer, wanted) => {
  const { error } = schemaOf(debtRestructuring).safeParse({
    ...validAnswers(debtRestructuring),
    [field]: answer,
  });
  const found = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], [message]]));
  expect(found).toEqual(wanted === undefined ? {} : { [field]: [wanted] });
});
