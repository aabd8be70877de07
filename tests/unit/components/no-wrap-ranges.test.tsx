import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { preventRangeWraps } from '../../../src/components/no-wrap-ranges.ts';

test.each([
  ['follow-up in 2–4 weeks, one-on-one, 20-minute call.', ['follow-up', '2–4', 'one-on-one,', '20-minute']],
  ['महीना दर-दर, आस-पास की दुकान', ['दर-दर,', 'आस-पास']],
  ['Foreign-currency loans - and (related-party) or self-employment-related ones.', []],
])('of the text %j, the parts %j stay on one line', (text, parts) => {
  const { container } = render(preventRangeWraps(text));
  expect(container.textContent).toBe(text);
  const unbroken = [...container.querySelectorAll('.whitespace-nowrap')];
  expect(unbroken.map(({ textContent }) => textContent)).toEqual(parts);
});

test('a text without ranges and hyphens is unchanged', () => {
  expect(preventRangeWraps('Plain text')).toBe('Plain text');
});
