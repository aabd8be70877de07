import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { trackComposition } from '../../../src/runtime/composition.ts';
import { loadLazyParts, lazyPart } from '../../../src/runtime/lazy-part.tsx';

it.each([
  ['is complete', (field: Element) => fireEvent.compositionEnd(field)],
  ['is abandoned', (field: HTMLElement) => field.blur()],
])('a part is not hydrated until the word that the visitor types with an input method %s', async (_, end) => {
  history.pushState(null, '', '/later');
  trackComposition();
  const Part = lazyPart(async () => () => <p>Result</p>);
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
  expect(container).not.toHaveTextContent('Result');
  end(field);
  await screen.findByText('Result');
});
