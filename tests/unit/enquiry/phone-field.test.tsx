import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { contact } from '../../../src/enquiry/forms/general.ts';
import * as phoneNumber from '../../../src/lib/phone-number.ts';
import { settled } from './chat.ts';
import { setByScript, setDraft, withPrerenderedForms } from './prerendered.ts';
import { Show } from './show.tsx';

withPrerenderedForms();

const form = <Show form={contact} />;
const number = () => screen.getByLabelText<HTMLInputElement>('Phone');
const country = () => screen.getByLabelText<HTMLSelectElement>('Country code');
const options = () => [...country().options].map((option) => option.text);

beforeEach(() => {
  vi.spyOn(phoneNumber, 'loadForeignParser').mockResolvedValue();
});

test('country and number have label, hint and purpose (1.3.5, 3.3.2)', () => {
  render(form);
  expect(country().compareDocumentPosition(number())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(country()).toHaveAttribute('autocomplete', 'tel-country-code');
  expect(country()).toHaveAccessibleDescription('Outside India? Choose your country first.');
  expect(country()).toHaveDisplayValue('India (+91)');
  expect(number()).toHaveAttribute('autocomplete', 'tel-national');
  expect(number()).toHaveAttribute('inputmode', 'tel');
  expect(number()).toBeRequired();
  expect(number()).toHaveAccessibleDescription(
    'Indian mobile, for example 98765 43210, or landline with 0 and area code.',
  );
});

test('the list loads the other countries at the first interaction', async () => {
  expect(renderToString(form).match(/\(\+\d+\)/g)).toEqual(['(+91)']);
  render(form);
  await settled(); // the countries would be added after a paint
  expect(options()).toHaveLength(1);
  await userEvent.click(screen.getByLabelText('Full name'));
  await waitFor(() => expect(options().length).toBeGreaterThan(200));
});

test('the chosen country is kept when the list loads', async () => {
  setDraft(contact, { country: 'QA' });
  render(form);
  await waitFor(() => expect(country()).toHaveValue('QA'));
  expect(phoneNumber.loadForeignParser).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(country());
  expect(options().length, 'before the select opens').toBeGreaterThan(200);
  expect(country()).toHaveValue('QA');
  await userEvent.selectOptions(country(), 'Canada (+1)');
  fireEvent.input(number(), { target: { value: '+1 416 555 0123' } });
  expect(country(), 'the USA has the same code').toHaveValue('CA');
  await userEvent.selectOptions(country(), 'Oman (+968)');
  expect(number()).toHaveAccessibleDescription('For Oman, you can leave out +968.');
  expect(phoneNumber.loadForeignParser).toHaveBeenCalledTimes(3);
});

test.each([
  ['+971 50 123 4567', 'AE'],
  ['00971501234567', 'AE'],
  ['+1 650-555-0100', 'US'],
  ['＋६५ 8123 4567', 'SG'],
  ['+9198765 4321012345', 'IN'],
  ['9876543210,9876543211', 'IN'],
])('the typed number %j selects the country %s', (text, expected) => {
  render(form);
  for (let length = 1; length <= text.length; length += 1)
    fireEvent.input(number(), { target: { value: text.slice(0, length) } });
  expect(country()).toHaveValue(expected);
  expect(number()).toHaveValue(text);
  expect(phoneNumber.loadForeignParser).toHaveBeenCalledTimes(expected === 'IN' ? 0 : 1);
});

test('a number typed before hydration selects its country on blur', async () => {
  render(form);
  setByScript(contact, { number: '+44 7911 123456' });
  await userEvent.click(number());
  await userEvent.tab();
  expect(country()).toHaveValue('GB');
});
