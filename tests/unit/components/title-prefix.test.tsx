import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTitlePrefix } from '../../../src/components/title-prefix.ts';
import type { TitlePrefix } from '../../../src/components/title-prefix.ts';

const Form = ({ state }: { state: TitlePrefix | undefined }) => {
  useTitlePrefix(state);
  return null;
};
const page = (first?: TitlePrefix, second?: TitlePrefix) => (
  <>
    <Form state={first} />
    <Form state={second} />
  </>
);

test('begins the document title with the state of any form on the page, errors first (FM3, FM5)', () => {
  document.title = 'Home - Firm';
  const { rerender, unmount } = render(page('Error: ', 'Error: '));
  const titles = [document.title];
  for (const states of [
    [undefined, 'Error: '],
    ['Not sent yet - ', 'Error: '],
    ['Not sent yet - ', undefined],
    ['Sent - ', undefined],
    ['Sent - ', 'Not sent yet - '],
    [],
    ['Sent - '],
  ] as const) {
    rerender(page(...states));
    titles.push(document.title);
  }
  unmount();
  expect([...titles, document.title]).toEqual([
    'Error: Home - Firm',
    'Error: Home - Firm',
    'Error: Home - Firm',
    'Not sent yet - Home - Firm',
    'Sent - Home - Firm',
    'Not sent yet - Home - Firm',
    'Home - Firm',
    'Sent - Home - Firm',
    'Home - Firm',
  ]);
});

test('keeps the title of the next page when the form is left by a navigation', () => {
  document.title = 'Home - Firm';
  const { unmount } = render(<Form state="Not sent yet - " />);
  document.title = 'Contact - Firm';
  unmount();
  expect(document.title).toBe('Contact - Firm');
});
