import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorSummary } from '../../../src/components/error-summary.tsx';
import { TextField } from '../../../src/components/field.tsx';

const errors = [
  { id: 'name', message: 'Enter your name.' },
  { id: 'mail', message: 'Add the @ sign.' },
];

const form = (
  <>
    <ErrorSummary ref={createRef()} errors={errors} />
    <TextField id="name" label="Full name" />
    <TextField id="mail" label="Email" />
  </>
);

// jsdom has no layout.
const scrolled = vi.fn<(this: Element) => void>();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

test('is a focusable group named by its heading and described by the errors, without the role alert (FM3)', () => {
  render(form);
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  expect(summary).toHaveAttribute('tabindex', '-1');
  expect(summary).toHaveAccessibleDescription('Enter your name. Add the @ sign.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'There is a problem' })).toBeInTheDocument();
});

test('has one link for each error (FM3)', () => {
  render(form);
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#name', 'Enter your name.'],
    ['#mail', 'Add the @ sign.'],
  ]);
});

test('scrolls the label of a link’s field into view and focuses the field (FM3)', async () => {
  render(form);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await userEvent.click(screen.getByRole('link', { name: 'Add the @ sign.' }));
  expect(scrolled.mock.contexts).toEqual([screen.getByText('Email')]);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(location.hash).toBe('');
});
