import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MailWords } from '../../../src/components/mail-words.tsx';

test('a long mail address reads as it is written, and may break after its @ with nothing heard there', () => {
  const { container } = render(<MailWords address="hello@a-long-name.example" />);
  expect(container.textContent).toBe('hello@a-long-name.example');
  expect(container.querySelector('.host')?.textContent).toBe('a-long-name.example');
  expect(readFileSync('src/styles/components.css', 'utf8')).toMatch(
    /\.host::before \{\s*content: '\\200B';\s*content: '\\200B' \/ '';/,
  );
});

test('a short one is left as it is', () => {
  const { container } = render(<MailWords address="desk@firm.example" />);
  expect(container.innerHTML).toBe('desk@firm.example');
});
