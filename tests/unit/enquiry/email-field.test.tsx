import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { suggestEmail } from '../../../src/enquiry/email-field.tsx';
import { lead, press, send, withoutChat } from './chat.ts';
import { sampleForm } from './sample-form.ts';
import { Show } from './show.tsx';

withoutChat();

it.each([
  ['ramlal@gmial.com', 'ramlal@gmail.com'],
  [' Ram.Lal@GMAIL.CON ', 'Ram.Lal@gmail.com'],
  ['a@yaho.com', 'a@yahoo.com'],
  ['a@hotmial.com', 'a@hotmail.com'],
  ['a@outlok.com', 'a@outlook.com'],
  ['a@redifmail.com', 'a@rediffmail.com'],
])('the suggestion for the email address %j is %j', (typed, corrected) =>
  expect(suggestEmail(typed)).toBe(corrected),
);

it.each([
  '', 'a', '@gmial.com', 'a@gmail.co', 'a@gmail.com', 'a@ymail.com', 'a@mail.com', 'a@gmial.com.in',
  'me a@gmial.com', 'a@gmial.com me',
])('the email address %j has no suggestion', (typed) => expect(suggestEmail(typed)).toBeUndefined()); // oxfmt-ignore

it('the field suggests a correction of a misspelled email address, and the lead keeps the typed one', async () => {
  render(<Show form={sampleForm} />);
  const email = screen.getByLabelText('Email');
  fireEvent.change(email, { target: { value: 'ramlal@gmial.com' } });
  expect(email).toHaveAccessibleDescription('Did you mean ramlal@gmail.com?');
  for (const [label, value] of [['Full name', 'Ram Lal'], ['Plan', 'Basic']] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await press(send);
  expect(lead()).toContain('\nEmail: ramlal@gmial.com\n');
}); // oxfmt-ignore
