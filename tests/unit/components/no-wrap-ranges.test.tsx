import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Accordion } from '../../../src/components/accordion.tsx';
import { noWrapRanges } from '../../../src/components/no-wrap-ranges.ts';
import { Notice } from '../../../src/sections/notice.tsx';

/** Returns the parts of a text that are kept on one line. Asserts that the rest is unchanged. */
function kept(text: string) {
  const root = document.createElement('p');
  root.innerHTML = renderToStaticMarkup(<>{noWrapRanges(text)}</>);
  expect(root.textContent).toBe(text);
  return [...root.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
}

test('keeps ranges and short words with hyphens on one line', () => {
  expect(kept('A follow-up in 2–4 weeks, one-on-one, for a 20-minute call.')).toEqual([
    'follow-up',
    '2–4',
    'one-on-one,',
    '20-minute',
  ]);
  expect(kept('महीना दर-दर, आस-पास की दुकान')).toEqual(['दर-दर,', 'आस-पास']);
});

test('does not change long words with hyphens, dashes and other text', () => {
  expect(kept('Foreign-currency loans - and self-employment-related ones.')).toEqual([]);
  expect(noWrapRanges('Plain text')).toEqual(['Plain text']);
});

test('keeps short words with hyphens of questions, answers and notices on one line', () => {
  const items = [{ question: 'बीमा में क्या-क्या बताएँ', answer: 'हर महीने की आमदनी, और कौन-सी बीमारी' }];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Accordion items={items} />
      <Notice>हम कौन-सा बिल लेते हैं</Notice>
    </MemoryRouter>,
  );
  for (const word of ['क्या-क्या', 'कौन-सी', 'कौन-सा'])
    expect(html).toContain(`<span class="whitespace-nowrap">${word}</span>`);
});
