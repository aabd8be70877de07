import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { preventRangeWraps } from '../../../src/components/no-wrap-ranges.ts';

/** Returns the parts of a text that stay on one line, and asserts that the text is unchanged. */
function kept(text: string) {
  const root = document.createElement('p');
  root.innerHTML = renderToStaticMarkup(<>{preventRangeWraps(text)}</>);
  expect(root.textContent).toBe(text);
  return [...root.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
}

test('ranges and short words with hyphens stay on one line', () => {
  expect(kept('A follow-up in 2–4 weeks, one-on-one, for a 20-minute call.')).toEqual([
    'follow-up',
    '2–4',
    'one-on-one,',
    '20-minute',
  ]);
  expect(kept('महीना दर-दर, आस-पास की दुकान')).toEqual(['दर-दर,', 'आस-पास']);
});

test('other text is unchanged', () => {
  expect(kept('Foreign-currency loans - and (related-party) or self-employment-related ones.')).toEqual([]);
  expect(preventRangeWraps('Plain text')).toEqual(['Plain text']);
});
