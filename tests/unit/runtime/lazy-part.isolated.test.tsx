import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { trackComposition } from '../../../src/runtime/composition.ts';
import { PART_HYDRATED } from '../../../src/runtime/protocol.ts';
import { loadLazyParts, lazyPart } from '../../../src/runtime/lazy-part.tsx';

const createPart = (words: string) => lazyPart(async () => () => <p>{words}</p>);

/** The text of the page after each hydrated part. */
let pageTexts: (string | null)[] = [];
const recordText = () => pageTexts.push(document.body.textContent);

async function show(...words: string[]) {
  const parts = words.map((word) => ({ word, Part: createPart(word) }));
  render(parts.map(({ word, Part }) => <Part key={word} />));
  await screen.findByText(words.at(-1) ?? '');
}

beforeEach(() => {
  pageTexts = [];
  addEventListener(PART_HYDRATED, recordText);
});
afterEach(() => removeEventListener(PART_HYDRATED, recordText));

it('the parts of the first page are hydrated one after another', async () => {
  await show('One', 'Two', 'Three');
  // Waits for the last effect, which runs after the paint.
  await waitFor(() => expect(pageTexts).toEqual(['One', 'OneTwo', 'OneTwoThree']));
});

it('the parts of a later page are rendered together', async () => {
  history.pushState(null, '', '/later');
  await show('Four', 'Five');
  await waitFor(() => expect(pageTexts).toEqual(['FourFive', 'FourFive']));
});

it.each([
  ['is complete', (field: Element) => fireEvent.compositionEnd(field)],
  ['is abandoned', (field: HTMLElement) => field.blur()],
])('a part is not hydrated until the word that the visitor types with an input method %s', async (_, end) => {
  history.pushState(null, '', '/later');
  trackComposition();
  const Part = createPart('Eight');
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
