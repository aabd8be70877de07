import { expect, it } from 'vitest';
import months from '#words/months.json';
import { letterCases, readLetter } from './letter-cases.tsx';

it.each(letterCases)(
  'on the Hindi page, the English demand letter for $title states its facts',
  async (example) => {
    const { letter, reason } = await readLetter(example);
    const { facts, isPaid = false } = example;
    expect(letter === undefined).toBe(facts === undefined);
    for (const fact of facts ?? []) expect(letter).toContain(fact);
    expect(letter?.includes('still unpaid')).toBe(facts && !isPaid);
    expect(letter ?? '').not.toMatch(/[\u0900-\u097f]/);
    const expected = (example.reason ?? /^$/).source.replace(
      /[A-Z][a-z]{2}(?= )/g,
      (month) => months[month as keyof typeof months] ?? month,
    );
    expect(reason ?? '').toMatch(new RegExp(expected));
    expect(reason ?? 'कोई नहीं').toMatch(/[\u0900-\u097f]/);
  },
);
