import { render, screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { patchNodeMethods } from '../../../src/runtime/translated-page.ts';

const { removeChild, insertBefore } = Node.prototype;
patchNodeMethods();
afterAll(() => void Object.assign(Node.prototype, { removeChild, insertBefore }));

const Line = ({ first, second }: { first: boolean; second: boolean }) => (
  <p role="status">
    {first && 'First. '}
    {second && 'Second. '}
    <b>Last.</b>
  </p>
);

/** As translators do: wraps each text in an element, or replaces it. */
const translate = (how: 'wrapped' | 'replaced') => {
  for (const text of screen.getByRole('status').childNodes) {
    if (!(text instanceof Text)) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    if (how === 'wrapped') font.append(text);
    else font.textContent = 'Erstens. ';
  }
};

test('removes a text that a translator has wrapped, and inserts one next to it', () => {
  const { rerender } = render(<Line first={false} second />);
  translate('wrapped');
  rerender(<Line first second />);
  expect(screen.getByRole('status')).toHaveTextContent('First. Second. Last.');
  translate('wrapped');
  rerender(<Line first={false} second={false} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Last\.$/);
});

test('throws nothing when React removes a text that a translator has replaced', () => {
  const { rerender } = render(<Line first second={false} />);
  translate('replaced');
  rerender(<Line first={false} second />);
  expect(screen.getByRole('status')).toHaveTextContent('Second. Last.');
});
