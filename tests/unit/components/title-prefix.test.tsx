import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTitlePrefix } from '../../../src/components/title-prefix.ts';

const Form = ({ state }: { state: string | undefined }) => (useTitlePrefix(state), null);
const page = (first?: string, second?: string) => (
  <>
    <Form state={first} />
    <Form state={second} />
  </>
);

test('the document title starts with the state of a form (FM3, FM5)', () => {
  document.title = 'Home - Firm';
  const { rerender, unmount } = render(page('Error: ', 'Error: '));
  for (const [states, prefix] of [
    [[undefined, 'Error: '], 'Error: '],
    [['Not sent yet - ', 'Error: '], 'Error: '],
    [['Sent - ', 'Not sent yet - '], 'Not sent yet - '],
    [[], ''],
    [['emi: 2 results – ', undefined], 'emi: 2 results – '],
    [['emi: 1 result – ', 'Error: '], 'Error: emi: 1 result – '],
  ] as const) {
    rerender(page(...states));
    expect(document.title).toBe(`${prefix}Home - Firm`);
  }
  unmount();
  expect(document.title).toBe('Home - Firm');
});
