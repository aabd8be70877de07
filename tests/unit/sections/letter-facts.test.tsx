import { expect, it } from 'vitest';
import { letterCases, readLetter } from './letter-cases.tsx';

it.each(letterCases)('the demand letter for $title states its facts', async (example) => {
  const { letter, reason, page } = await readLetter(example);
  for (const fact of example.letter?.facts ?? []) expect(letter).toContain(fact);
  expect(letter?.includes('still unpaid')).toBe(example.letter?.asksForInvoice);
  expect(letter?.includes('Interest runs until you pay')).toBe(example.letter?.asksForInvoice);
  expect(reason ?? '').toMatch(example.reason ?? /^$/);
  expect(page).not.toMatch(/Check the figures above/);
  expect(letter ?? '').not.toMatch(/example/i);
});
