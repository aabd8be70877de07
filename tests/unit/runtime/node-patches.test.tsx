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

/**
 * Wraps each text node in an element, as translation tools do.
 * @param content returns the content of the element; by default, it is the text node itself
 */
function translate(content = (text: Text): Node => text) {
  for (const text of screen.getByRole('status').childNodes) {
    if (!(text instanceof Text)) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(content(text));
  }
}

test('React inserts a text before a text that a translation tool has wrapped', () => {
  const { rerender } = render(<Line second />);
  translate();
  rerender(<Line first second />);
  expect(screen.getByRole('status')).toHaveTextContent('First. Second. Last.');
});

test.each([
  ['wrapped', (text: Text) => text],
  ['replaced', () => new Text('Erstens. ')],
])('React can remove a text that a translation tool has %s', (_, content) => {
  const { rerender } = render(<Line first />);
  translate(content);
  rerender(<Line />);
  expect(screen.getByRole('status')).toHaveTextContent(/Last\.$/);
});
