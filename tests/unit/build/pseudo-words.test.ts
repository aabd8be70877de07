import { expect, it } from 'vitest';
import { pseudo } from '../../../scripts/pseudo-words.mjs';
import { findWordErrors } from '../../../build/words/compare-words.ts';
import { readWords } from '../../../build/words/read-words.ts';

it('adds accents to every word, and about 40 % more letters', () => {
  const text = 'The quick brown fox jumps over a lazy dog: EMI, GST and NRI.';
  const result = pseudo(text);
  expect(result.match(/\p{L}+/gu)?.filter((word) => /^[A-Za-z]+$/.test(word))).toEqual([]);
  const growth = result.length / text.length;
  expect(growth).toBeGreaterThan(1.25);
  expect(growth).toBeLessThan(1.5);
});

it.each([
  ['{count} of {all}', /^\{count\} óƒƒ? \{all\}$/],
  ['**Fee:** see [terms](/terms#fees).', /^\*\*\S+:\*\* \S+ \[\S+\]\(\/terms#fees\)\.$/],
  ['[Web Guidelines]{en} 2.2', /^\[Web Guidelines\]\{en\} 2\.2$/],
  ['https://rbi.org.in, odr.msme.gov.in', /^https:\/\/rbi\.org\.in, odr\.msme\.gov\.in$/],
  ['₹4.75 lakh at 10.5%', /^₹4\.75 lakh \S+ 10\.5%$/],
])('does not change the parts of %j that are not words', (text, expected) => {
  expect(pseudo(text)).toMatch(expected);
});

it('keeps all placeholders, links, figures and emphasis of the English words', () => {
  const english = readWords('en');
  const words = new Map(
    [...english].map(([name, texts]) => [
      name,
      new Map([...texts].map(([key, text]) => [key, pseudo(text)])),
    ]),
  );
  expect(findWordErrors('xx', english, words)).toEqual([]);
});
