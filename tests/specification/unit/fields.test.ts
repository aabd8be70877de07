import { expect, it } from 'vitest';
import { appointment, comment } from '../../../src/enquiry/forms/general.ts';
import { schemaOf } from '../../../src/enquiry/schema.ts';
import { validAnswers } from '../../enquiries.ts';

const said = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

it.each([undefined, '', '  '])('the company of an appointment may be left out: %j', (company) => {
  const given = schemaOf(appointment).parse({ ...validAnswers(appointment), company });
  expect(given.company).toBe('');
});

it('a company is refused above 100 code points, a comment above 1,000', () => {
  const long = { ...validAnswers(appointment), company: 'a'.repeat(101) };
  expect(said(schemaOf(appointment).safeParse(long))).toEqual([
    'Shorten your answer to “Company” to 100 characters or fewer. It has 101.',
  ]);
  const talk = { ...validAnswers(comment), comment: 'a'.repeat(1001) };
  expect(said(schemaOf(comment).safeParse(talk))).toEqual([
    'Shorten your comment to 1,000 characters or fewer. It has 1,001.',
  ]);
});
