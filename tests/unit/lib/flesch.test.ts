import { expect, it } from 'vitest';
import { readingEase, syllables } from '../../../scripts/flesch.mjs';

it.each([
  ['bank', 1],
  ['rate', 1],
  ['asked', 1],
  ['money', 2],
  ['lender', 2],
  ['interest', 3],
  ['restructuring', 4],
])('counts the syllables of %s', (word, count) => {
  expect(syllables(word)).toBe(count);
});

it('is Flesch’s formula: six words of one syllable in one sentence', () => {
  expect(readingEase(['The cat sat on the mat.'])).toBeCloseTo(206.835 - 1.015 * 6 - 84.6, 3);
});

it('ends a sentence with its block, and falls with longer words and sentences', () => {
  expect(readingEase(['The cat sat', 'on the mat'])).toBeGreaterThan(
    readingEase(['The cat sat on the mat'])!,
  );
  expect(readingEase(['Institutional considerations necessitate deliberation.'])).toBeLessThan(0);
});

it('has no figure for no words', () => {
  expect(readingEase(['₹ 5,000', ''])).toBeUndefined();
});
