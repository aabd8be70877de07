import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noWrapRanges } from '../../../src/components/no-wrap-ranges.ts';

const shown = (text: string) => renderToStaticMarkup(noWrapRanges(text));
const kept = (text: string) => `<span class="whitespace-nowrap">${text}</span>`;

it.each([
  ['Funds in 1–3 days', `Funds in ${kept('1–3')} days`],
  ['1–3 days, then 30–180.', `${kept('1–3')} days, then ${kept('30–180.')}`],
  ['₹ 50,000–₹ 5 lakh', `₹ ${kept('50,000–₹ 5')} lakh`],
  ['4.5–7.5 % p.a.', `${kept('4.5–7.5')} % p.a.`],
])('keeps the ranges of “%s” on one line', (text, html) => {
  expect(shown(text)).toBe(html);
});

it.each(['Mon-Sat', 'cash-flow', 'a long-term plan – or two', '₹ 5 lakh–5 crore'])(
  'leaves “%s” as it is',
  (text) => expect(shown(text)).toBe(text),
);
