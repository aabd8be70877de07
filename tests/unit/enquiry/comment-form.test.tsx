import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CommentForm } from '../../../src/enquiry/comment-form.tsx';
import { announced } from '../announced.ts';
import { open, settled, withoutChat } from './chat.ts';

const closed = /^Comments on this article are closed/;

withoutChat();

async function press() {
  fireEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  await settled();
}
const answers = { 'Full name': 'Meera Joshi', 'Email address': 'meera@example.in', Comment: 'Good to know.' };
function fillIn() {
  for (const [label, value] of Object.entries(answers))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

test('names the errors of an empty comment in the summary, which gets the focus (FM3)', async () => {
  render(<CommentForm />);
  await press();
  await waitFor(() => expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Enter your name.',
    'Enter your email address, like name@example.com.',
    'Enter your comment.',
  ]);
  expect(screen.queryByText(closed)).toBeNull();
});

test('keeps a valid comment in the form, sends nothing, and announces that comments are closed (4.1.3)', async () => {
  render(<CommentForm />);
  fillIn();
  await press();
  await waitFor(() => expect(announced()).toEqual([expect.stringMatching(closed)]));
  expect(screen.getAllByText(closed)).toHaveLength(2); // shown and announced
  expect(screen.getByLabelText('Comment')).toHaveValue('Good to know.');
  expect(open).not.toHaveBeenCalled();
  expect(screen.queryByRole('group', { name: 'There is a problem' })).not.toBeInTheDocument();
});

test('restores a half-written comment after a reload', () => {
  const first = render(<CommentForm />);
  fillIn();
  first.unmount();
  render(<CommentForm />);
  expect(screen.getByLabelText('Comment')).toHaveValue('Good to know.');
  expect(screen.getByLabelText('Full name')).toHaveValue('Meera Joshi');
});
