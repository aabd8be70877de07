import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CommentForm } from '../../../src/enquiry/comment-form.tsx';
import { announced } from '../announced.ts';
import { enter, open, press, summary, withoutChat } from './chat.ts';

withoutChat();

const closed = /^Comments on this article are closed/;
const answers = { 'Full name': 'Meera Joshi', 'Email address': 'meera@example.in', Comment: 'Good to know.' };

test('names the errors of an empty comment in the summary, which gets the focus (FM3)', async () => {
  render(<CommentForm />);
  await press('Post comment');
  await waitFor(() => expect(summary()).toHaveFocus());
  const links = within(summary() as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Enter your name.',
    'Enter your email address, like name@example.com.',
    'Enter your comment.',
  ]);
  expect(screen.queryByText(closed)).toBeNull();
});

test('keeps a comment after a reload and a submit, sends nothing, and announces that comments are closed (4.1.3)', async () => {
  const first = render(<CommentForm />);
  enter(answers);
  first.unmount();
  render(<CommentForm />);
  await press('Post comment');
  await waitFor(() => expect(announced()).toEqual([expect.stringMatching(closed)]));
  expect(screen.getAllByText(closed)).toHaveLength(2); // shown and announced
  for (const [label, value] of Object.entries(answers))
    expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(open).not.toHaveBeenCalled();
  expect(summary()).toBeNull();
});
