import { expect, it } from 'vitest';
import { asWritten, unbroken } from '../../../src/build/unbroken.ts';

const JOINER = '\u2060';

it.each([
  ['Funds in 1–3 days', `Funds in 1–${JOINER}3 days`],
  ['₹ 50,000–₹ 5 lakh', `₹ 50,000–${JOINER}₹ 5 lakh`],
])('no line ends within “%s”', (written, joined) => {
  expect(unbroken(written)).toBe(joined);
  expect(asWritten(joined)).toBe(written);
});

it.each(['Mon-Sat', 'cash-flow', 'a long-term plan – or two', '/services/credit-rating'])(
  '“%s” is left as it is',
  (text) => expect(unbroken(text)).toBe(text),
);
