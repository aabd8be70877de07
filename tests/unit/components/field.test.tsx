import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SelectField } from '../../../src/components/select-field.tsx';
import { TextArea } from '../../../src/components/text-area.tsx';
import { TextField } from '../../../src/components/field.tsx';
import { announced, recordAnnounced } from '../announced.ts';

test('a field has a label, and a hint in its description (FM1)', () => {
  render(<TextField id="mail" label="Email" hint="We answer here." type="email" autoComplete="email" />);
  const input = screen.getByLabelText('Email');
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('We answer here.');
  expect(input).toHaveAttribute('autocomplete', 'email');
  expect(input).not.toHaveAttribute('placeholder');
  expect(screen.getByText('Email').compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['a text field', <TextField key="1" id="a" label="A" />],
  ['a select', <SelectField key="2" id="a" label="A" prompt="Choose" options={[]} />],
  ['a text area', <TextArea key="3" id="a" label="A" limit={10} text="" />],
])('the accessibility API exposes %s as valid while it is required and empty (FM4, 4.1.2)', (_, field) => {
  expect(renderToString(field)).toContain('aria-invalid="false"');
  render(field);
  const control = screen.getByLabelText<HTMLInputElement>('A');
  expect(control.matches(':invalid'), 'natively').toBe(true);
  expect(control).toBeRequired();
  expect(control).toHaveAttribute('aria-invalid', 'false');
});

test('an optional field has “optional” in its label (FM1, FM4)', () => {
  render(<TextField id="company" label="Company" optional />);
  const input = screen.getByLabelText('Company (optional)');
  for (const name of ['required', 'aria-invalid', 'aria-describedby'])
    expect(input).not.toHaveAttribute(name);
});

test('the description of an invalid field has its hint before its error (FM4)', () => {
  render(<TextField id="mail" label="Email" hint="We answer here." error="Add the @ sign." />);
  const input = screen.getByLabelText('Email');
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(input).toHaveAccessibleDescription('We answer here. Error: Add the @ sign.');
  const error = screen.getByText('Add the @ sign.');
  expect(error.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(error.closest('[role=alert], [aria-live]')).toBeNull();
});

test('a text area announces once that its text is too long (4.1.3)', async () => {
  const area = (text: string, chatCapacity: { isCut: boolean; left: number }) => (
    <TextArea id="message" label="Message" limit={1000} text={text} chatCapacity={chatCapacity} />
  );
  const { rerender } = render(area('a🙏', { isCut: false, left: 2000 })); // counted in code points, not in UTF-16 units
  expect(screen.getByText('2 of 1,000 characters')).toBeInTheDocument();
  rerender(area('नम', { isCut: false, left: 398 }));
  expect(screen.getByText('2 of about 400 characters that fit into WhatsApp')).toBeInTheDocument();
  const description = screen.getByLabelText('Message').getAttribute('aria-describedby');
  const limit = 'Up to 1,000 characters.';
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(expect.stringContaining(limit));
  const notice = document.getElementById('message-notice');
  expect(notice).toBeEmptyDOMElement();
  rerender(area('न'.repeat(401), { isCut: true, left: 0 }));
  expect(screen.getByText('401 characters')).toBeInTheDocument();
  await waitFor(() => expect(announced()).toEqual([notice?.textContent]));
  expect(notice).toHaveTextContent(/^This is too long for WhatsApp, which will get a shortened message\./);
  const text = notice?.firstChild;
  rerender(area('न'.repeat(402), { isCut: true, left: 0 }));
  expect(notice?.firstChild).toBe(text); // the same text node is not announced again
  expect(screen.getByLabelText('Message')).toHaveAttribute('aria-describedby', description);
  rerender(area('न', { isCut: false, left: 399 }));
  expect(notice).toBeEmptyDOMElement();
});

test('a text area announces the remaining characters near its limit, once per step (4.1.3)', async () => {
  const area = (length: number, chatCapacity?: { isCut: boolean; left: number }) => (
    <TextArea id="message" label="Message" limit={640} text={'x'.repeat(length)} {...{ chatCapacity }} />
  );
  const { rerender } = render(area(0));
  const notice = document.getElementById('message-notice');
  const said = recordAnnounced();
  const steps: string[] = [];
  for (const [length, step] of [[539], [541, 100], [542], [590, 50], [619], [640, 20]] as const) {
    const before = notice?.firstChild;
    rerender(area(length));
    if (step) steps.push(`At most ${step} characters left.`);
    expect(notice?.firstChild === before).toBe(!step); // the same text node is not announced again
    expect(notice).toHaveTextContent(steps.at(-1) ?? /^$/);
    await waitFor(() => expect([...said]).toEqual(steps));
  } // oxfmt-ignore
  rerender(area(300, { isCut: false, left: 45 }));
  expect(notice, 'if less fits into the chat link').toHaveTextContent('At most 50 characters left.');
});
