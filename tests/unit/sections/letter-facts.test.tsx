import { expect, it } from 'vitest';
import { checkLetter, letterCases } from './letter-cases.tsx';

it.each(letterCases)('the demand letter for $title states its facts', async (example) => {
  const { letter, reason } = await checkLetter(example);
  expect(reason).toMatch(example.reason ?? /^$/);
  expect(document.body).not.toHaveTextContent(/Check the figures above/);
  expect(letter).not.toMatch(/example/i);
});
