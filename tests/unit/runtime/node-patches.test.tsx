import { render, screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { patchNodeMethods } from '../../../src/runtime/translated-page.ts';

const { removeChild, insertBefore } = Node.prototype;
patchNodeMethods();
afterAll(() => void Object.assign(Node.prototype, { removeChild, insertBefore }));

const Line = ({ first = false, second = false }) => (
  <p role="status">
    {first && 'First. '}
    {second && 'Second. '}
    <b>Last.</b>
  </p>
);

/** Replaces each text node by an element with the same or another text, as translators do. */
function translate(content = (text: Text): Node => text) {
  for (const text of screen.getByRole('status').childNodes) {
    if (!(text instanceof Text)) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(content(text));
  }
}

test('React removes a text that a translation tool has wrapped or replaced, and inserts a text before it', () => {
  const { rerender } = render(<Line second />);
  translate();
  rerender(<Line first second />);
  expect(screen.getByRole('status')).toHaveTextContent('First. Second. Last.');
  translate(() => new Text('Erstens. '));
  rerender(<Line />);
  expect(screen.getByRole('status')).toHaveTextContent(/Last\.$/);
});
