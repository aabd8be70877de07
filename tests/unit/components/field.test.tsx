import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SelectField, TextArea, TextField } from '../../../src/components/field.tsx';
import { announced } from '../announced.ts';

const options = [
  { value: 'a', label: 'Trade Invoice' },
  { value: 'b', label: 'Purchase Order' },
];

test('a field has its label above it, its hint in its description, and is required (FM1)', () => {
  render(<TextField id="mail" label="Email" hint="We answer here." type="email" autoComplete="email" />);
  const input = screen.getByLabelText('Email');
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('We answer here.');
  expect(input).toHaveAttribute('autocomplete', 'email');
  expect(input).not.toHaveAttribute('placeholder');
  expect(screen.getByText('Email').compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an optional field says so and is not required (FM1)', () => {
  render(<TextField id="company" label="Company" optional />);
  expect(screen.getByLabelText('Company (optional)')).not.toBeRequired();
});

test('a valid field has neither aria-invalid nor a description of nothing (FM4)', () => {
  render(<TextField id="name" label="Full name" />);
  expect(screen.getByLabelText('Full name')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByLabelText('Full name')).not.toHaveAttribute('aria-describedby');
});

test('an error stands above the field with the word Error, after the hint in the description (FM4)', () => {
  render(<TextField id="mail" label="Email" hint="We answer here." error="Add the @ sign." />);
  const input = screen.getByLabelText('Email');
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(input).toHaveAccessibleDescription('We answer here. Error: Add the @ sign.');
  const error = screen.getByText('Add the @ sign.');
  expect(error.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(error.closest('[role=alert], [aria-live]')).toBeNull();
});

test('the empty first entry of a select is its prompt', async () => {
  render(<SelectField id="kind" label="Invoice type" prompt="Invoice Type" options={options} />);
  const select = screen.getByLabelText('Invoice type');
  expect(select).toHaveDisplayValue('Invoice Type');
  expect(select).toHaveValue('');
  await userEvent.selectOptions(select, 'Purchase Order');
  expect(select).toHaveValue('b');
});

test('a text area counts code points, not halves of them', () => {
  render(<TextArea id="message" label="Message" limit={1000} text="ab🙏" />);
  expect(screen.getByText('3 of 1,000 characters')).toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('At most 1,000 characters.');
});

test('a text area counts what fits into the link, and announces once that the text does not (4.1.3)', async () => {
  const area = (text: string, room: { cut: boolean; left: number }) => (
    <TextArea id="message" label="Message" limit={1000} text={text} room={room} />
  );
  const { rerender } = render(area('ab', { cut: false, left: 2000 }));
  expect(screen.getByText('2 of 1,000 characters')).toBeInTheDocument();
  rerender(area('नम', { cut: false, left: 398 }));
  expect(screen.getByText('2 of about 400 characters that the chat can carry')).toBeInTheDocument();
  const description = screen.getByLabelText('Message').getAttribute('aria-describedby');
  const limit = 'At most 1,000 characters. The chat carries fewer of scripts such as Hindi, Tamil and Urdu.';
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(expect.stringContaining(limit));
  const spoken = document.getElementById('message-cut');
  expect(spoken).toBeEmptyDOMElement();
  rerender(area('न'.repeat(401), { cut: true, left: 0 }));
  expect(screen.getByText('401 characters')).toBeInTheDocument();
  await waitFor(() => expect(announced()).toEqual([spoken?.textContent]));
  expect(spoken).toHaveTextContent(
    /^This is longer than the chat can carry, so it will hold a shortened message\./,
  );
  const text = spoken?.firstChild;
  rerender(area('न'.repeat(402), { cut: true, left: 0 }));
  expect(spoken?.firstChild).toBe(text); // nothing to speak anew
  expect(screen.getByLabelText('Message')).toHaveAttribute('aria-describedby', description);
  rerender(area('न', { cut: false, left: 399 }));
  expect(spoken).toBeEmptyDOMElement();
});
