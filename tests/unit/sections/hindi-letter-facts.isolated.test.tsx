import { expect, it, vi } from 'vitest';
import { letterCases, readLetter } from './letter-cases.tsx';

vi.mock('../../../src/messages/calculators.ts', () => import('../../../src/messages/hi/calculators.ts'));
vi.mock('../../../src/messages/overdue.ts', () => import('../../../src/messages/hi/overdue.ts'));
vi.mock('../../../src/messages/forms.ts', () => import('../../../src/messages/hi/forms.ts'));

it.each(letterCases)('in Hindi, the English demand letter for $title states its facts', async (example) => {
  const { letter, reason } = await readLetter(example);
  for (const fact of example.letter?.facts ?? []) expect(letter).toContain(fact);
  expect(letter?.includes('still unpaid')).toBe(example.letter?.asksForInvoice);
  expect(letter ?? '').not.toMatch(/[\u0900-\u097f]/);
  expect(reason ?? '').toMatch(example.reason ?? /^$/);
  expect(reason ?? 'कोई नहीं').toMatch(/[\u0900-\u097f]/);
});
