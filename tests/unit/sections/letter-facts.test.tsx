import { expect, it } from 'vitest';
import { letterCases, readLetter } from './letter-cases.tsx';

it.each(letterCases)('the demand letter for $title states its facts', async (example) => {
  const { letter, reason, page } = await readLetter(example);
  const { facts, isPaid = false } = example;
  expect(letter === undefined).toBe(facts === undefined);
  for (const fact of facts ?? []) expect(letter).toContain(fact);
  expect(letter?.includes('still unpaid')).toBe(facts && !isPaid);
  expect(letter?.includes('Interest runs until you pay')).toBe(facts && !isPaid);
  expect(reason ?? '').toMatch(example.reason ?? /^$/);
  expect(page).not.toMatch(/Check the figures above/);
  expect(letter ?? '').not.toMatch(/example/i);
});
