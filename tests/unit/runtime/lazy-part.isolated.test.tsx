import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { trackComposition } from '../../../src/runtime/composition.ts';
import { PART_HYDRATED } from '../../../src/runtime/protocol.ts';
import { loadLazyParts, lazyPart } from '../../../src/runtime/lazy-part.tsx';

const part = (words: string) => lazyPart(async () => () => <p>{words}</p>);

/** The text of the page after each hydrated part. */
let seen: (string | null)[] = [];
const variant = () => seen.push(document.body.textContent);

async function show(...words: string[]) {
  const parts = words.map((word) => ({ word, Part: part(word) }));
  render(parts.map(({ word, Part }) => <Part key={word} />));
  await screen.findByText(words.at(-1) ?? '');
}

beforeEach(() => {
  seen = [];
  addEventListener(PART_HYDRATED, variant);
});
afterEach(() => removeEventListener(PART_HYDRATED, variant));

it('hydrates the parts of the first page one after another', async () => {
  await show('One', 'Two', 'Three');
  await waitFor(() => expect(seen).toEqual(['One', 'OneTwo', 'OneTwoThree'])); // an effect runs after the paint
});

it('renders the parts of a later page together', async () => {
  history.pushState(null, '', '/later');
  await show('Four', 'Five');
  await waitFor(() => expect(seen).toEqual(['FourFive', 'FourFive']));
});

it('renders immediately on a later page when its code is loaded', async () => {
  history.pushState(null, '', '/later');
  const Part = part('Seven');
  await loadLazyParts();
  render(<Part />);
  expect(document.body).toHaveTextContent('Seven');
});

it.each([
  ['is composed', (field: Element) => fireEvent.compositionEnd(field)],
  ['is abandoned', (field: HTMLElement) => field.blur()],
])('waits until the word in the visitor’s input method %s', async (_, end) => {
  history.pushState(null, '', '/later');
  trackComposition();
  const Part = part('Eight');
  const { container } = render(
    <>
      <input />
      <Part />
    </>,
  );
  const field = container.querySelector('input') as HTMLElement;
  field.focus();
  fireEvent.compositionStart(field);
  await act(async () => {
    await loadLazyParts();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(container).not.toHaveTextContent('Eight');
  end(field);
  await screen.findByText('Eight');
});
