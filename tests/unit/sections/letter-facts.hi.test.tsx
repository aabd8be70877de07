import { expect, it } from 'vitest';
import months from '#words/months.json';
import { checkLetter, letterCases } from './letter-cases.tsx';

it.each(letterCases)('the English letter of the Hindi page for $title states its facts', async (example) => {
  const { letter, reason } = await checkLetter(example);
  expect(letter).not.toMatch(/[\u0900-\u097f]/);
  const date = example.reason?.source.replace(/[A-Z][a-z]{2}/, (month) => months[month as 'Jan']);
  expect(reason).toMatch(date ?? /^$/);
});
