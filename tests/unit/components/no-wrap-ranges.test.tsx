import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noWrapRanges } from '../../../src/components/no-wrap-ranges.ts';

const shown = (text: string) => renderToStaticMarkup(noWrapRanges(text));
const noWrap = (text: string) => `<span class="whitespace-nowrap">${text}</span>`;

it.each([
  ['Funds in 1–3 days', `Funds in ${noWrap('1–3')} days`],
  ['1–3 days, then 30–180.', `${noWrap('1–3')} days, then ${noWrap('30–180.')}`],
  ['₹ 50,000–₹ 5 lakh', `₹ ${noWrap('50,000–₹ 5')} lakh`],
  ['4.5–7.5 % p.a.', `${noWrap('4.5–7.5')} % p.a.`],
])('keeps the ranges of “%s” on one line', (text, html) => {
  expect(shown(text)).toBe(html);
});

it.each(['Mon-Sat', 'cash-flow', 'a long-term plan – or two', '₹ 5 lakh–5 crore'])(
  'does not change “%s”',
  (text) => expect(shown(text)).toBe(text),
);
