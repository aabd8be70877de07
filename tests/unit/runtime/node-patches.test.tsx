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
const wrap = (text: Text) => text;
const replace = () => new Text('Erstens. ');

test.each([
  ['insert a text before a text that a translation tool has wrapped', { second: true }, wrap, { first: true, second: true }, /^First\. Second\. Last\.$/],
  ['remove a text that a translation tool has wrapped', { first: true }, wrap, {}, /^Last\.$/],
  ['remove a text that a translation tool has replaced', { first: true }, replace, {}, /Last\.$/],
])('React can %s', (_, before, content, after, expected) => {
  const { rerender } = render(<Line {...before} />);
  const line = screen.getByRole('status');
  for (const text of line.childNodes) {
    if (!(text instanceof Text)) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(content(text));
  }
  rerender(<Line {...after} />);
  expect(line).toHaveTextContent(expected);
}); // oxfmt-ignore
