import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { preventRangeWraps } from '../../../src/components/no-wrap-ranges.ts';

/** Returns the parts of a text that stay on one line, and asserts that the text is unchanged. */
function listUnbrokenParts(text: string) {
  const root = document.createElement('p');
  root.innerHTML = renderToStaticMarkup(<>{preventRangeWraps(text)}</>);
  expect(root.textContent).toBe(text);
  return [...root.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
}

test.each([
  ['follow-up in 2–4 weeks, one-on-one, 20-minute call.', ['follow-up', '2–4', 'one-on-one,', '20-minute']],
  ['महीना दर-दर, आस-पास की दुकान', ['दर-दर,', 'आस-पास']],
  ['Foreign-currency loans - and (related-party) or self-employment-related ones.', []],
])('of the text %j, the parts %j stay on one line', (text, parts) => {
  expect(listUnbrokenParts(text)).toEqual(parts);
});

test('a text without ranges and hyphens is unchanged', () => {
  expect(preventRangeWraps('Plain text')).toBe('Plain text');
});
