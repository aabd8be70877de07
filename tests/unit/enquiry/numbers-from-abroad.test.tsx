import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { getFieldId } from '../../../src/enquiry/form-controls.ts';
import { foreignCompany } from '../../../src/enquiry/forms/expansion.ts';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { nri, realEstate } from '../../../src/enquiry/forms/protection.ts';
import type { LeadForm } from '../../../src/enquiry/form-definition.ts';
import { validAnswers } from '../../enquiries.ts';
import { announced } from '../announced.ts';
import { enter, lead, open, settled, summary } from './chat.ts';
import { draftOf, setByScript, submit, withPrerenderedForms } from './prerendered.ts';
import { Show } from './show.tsx';

withPrerenderedForms();

const number = () => screen.getByLabelText<HTMLInputElement>('Phone');
const country = () => screen.getByLabelText<HTMLSelectElement>('Country code');
const question = () => screen.queryByRole('group', { name: 'Which country is this number from?' });
const answers = () => (question() ? within(question()!).getAllByRole('button') : []);
const names = () => answers().map((answer) => answer.textContent);

async function type(typed: string) {
  act(() => number().focus());
  enter({ Phone: typed });
  act(() => number().blur());
  await settled();
}

/** Fills in a form up to the phone number, and leaves the phone field. */
async function fillIn(form: LeadForm, home: string, typed: string) {
  render(<Show form={form} />);
  const { reply: _, country: __, number: ___, ...others } = validAnswers(form, 'phone');
  setByScript(form, { ...others, home });
  fireEvent.click(screen.getByLabelText('By phone'));
  await type(typed);
}

test.each([nri, foreignCompany])('the form $title preselects no country', async (form) => {
  expect(renderToString(<Show form={form} />)).toContain('<option value="" selected="">Choose<');
  render(<Show form={form} />);
  expect(country()).toHaveValue('');
  expect(country()).toBeRequired();
  expect(number()).toHaveAccessibleDescription('Start with + and the country code, or choose it.');
  setByScript(form, validAnswers(form));
  await submit();
  expect(lead()).toContain('\nEmail: meera@example.in\n');
});

test.each([
  [nri, 'Germany', '0711 1234567', 'DE', '+49 711 1234567', 'country'],
  [nri, 'Toronto, Canada', '416-555-0123', 'CA', '+1 416 555 0123', 'country'], // the USA has the same code
  [nri, 'Dubai', '050 123 4567', 'AE', '+971 50 123 4567', 'country'],
  [realEstate, 'Germany', '0711 1234567', 'DE', '+49 711 1234567', 'number'], // the form preselects India
])('the form $0.id, in $1, asks for the country of $2', async (form, home, typed, code, sent, control) => {
  await fillIn(form, home, typed);
  await submit();
  expect(open).not.toHaveBeenCalled();
  const error = within(summary()!).getByRole('link', { name: 'Choose the country code.' });
  expect(error).toHaveAttribute('href', `#${getFieldId(form, control)}`);
  expect(number()).toHaveAccessibleDescription(/^Which country is this number from\?/);
  await userEvent.click(answers()[0]!);
  expect(number()).toHaveFocus();
  expect(number()).toHaveValue(sent);
  expect([country().value, draftOf(form).country]).toEqual([code, code]);
  expect(question()).toBeNull();
  await submit();
  expect(lead().split('\n')).toContain(`Phone: ${sent}`);
});

test('a visitor abroad who has chosen India is not asked about an Indian number', async () => {
  await fillIn(nri, 'Oman', '98765 43210');
  expect(names()).toEqual(['India: +91 98765 43210']);
  await userEvent.selectOptions(country(), 'IN');
  expect(question()).toBeNull();
  await submit();
  expect(lead()).toContain('\nPhone: +91 98765 43210\n');
});

test('a number that fits no country requires a country', async () => {
  await fillIn(nri, 'Atlantis', '44 12');
  expect(question()).toBeNull();
  await submit();
  expect(country()).toHaveAccessibleDescription('Error: Choose the country code.');
  await userEvent.selectOptions(country(), 'GB');
  await waitFor(() => expect(country()).toHaveAttribute('aria-invalid', 'false'));
  await submit();
  expect(number()).toHaveAccessibleDescription(/Please enter a valid number for United Kingdom/);
  expect(number()).toHaveValue('44 12');
  expect(open).not.toHaveBeenCalled();
});

test('a number that fits the country of residence but not the chosen country has an error', async () => {
  await fillIn(nri, 'Germany', '0711 1234567');
  expect(announced()).toContain('Which country is this number from?');
  expect(names()).toEqual(['Germany: +49 711 1234567', 'India: +91 711 1234567']);
  await userEvent.selectOptions(country(), 'IN');
  await submit();
  expect(open).not.toHaveBeenCalled();
  const description = 'Which country is this number from? Error: Choose the country code.';
  expect(number()).toHaveAccessibleDescription(description);
  expect(names()).toEqual(['Germany: +49 711 1234567', 'India: +91 711 1234567']);
  await userEvent.click(answers()[1]!);
  await waitFor(() => expect(number()).toHaveAttribute('aria-invalid', 'false'));
  expect(draftOf(nri)).toMatchObject({ country: 'IN', number: '+91 711 1234567' });
  await submit();
  expect(lead()).toContain('\nPhone: +91 71112 34567\n');
});

test('the question is asked again when the country of residence changes', async () => {
  await fillIn(nri, 'Germany', '0711 1234567');
  await userEvent.click(answers()[0]!);
  await type('020 7946 0958');
  expect(question()).toBeNull();
  enter({ 'Country you live in': 'UK' });
  await settled();
  expect(names()).toEqual(['United Kingdom: +44 20 7946 0958', 'Germany: +49 2079 460958']);
});

test.each([
  ['Asia/Kolkata', '0711 1234567', /^Indian mobile/, []],
  ['Asia/Dubai', '050 123 4567', /^Which country is this number from\? Error: Please enter a valid 10-digit number\. /, ['United Arab Emirates: +971 50 123 4567']],
])('a form suggests the country of the time zone %s for %s', async (timeZone, typed, error, offered) => {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  render(<Show form={contact} />);
  expect(country()).toHaveValue('IN');
  await type(typed);
  expect(names()).toEqual(offered);
  expect(number()).toHaveAccessibleDescription(error);
  expect(number()).toHaveAttribute('aria-invalid', String(offered.length > 0));
}); // oxfmt-ignore
