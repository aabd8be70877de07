import { fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { boxOf, hydrate, show } from './show-calculator.tsx';

const box = () => boxOf('Loan amount (₹)');
const caret = () => [box().selectionStart, box().selectionEnd];
const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0);
const press = (offset: number) => userEvent.pointer([{ keys: '[MouseLeft]', target: box(), offset }]);
const showLoan = () => {
  show('loan');
  vi.useRealTimers(); // user-event waits for real timers
};

it('the press that focuses a box selects its figure', async () => {
  showLoan();
  await press(3);
  expect(selectedIn(box())).toBe('10,00,000');
  await userEvent.keyboard('25 lakh');
  expect(box()).toHaveValue('25 lakh');
});

it('a second press places the caret', async () => {
  showLoan();
  await press(3);
  await press(2);
  expect(caret()).toEqual([2, 2]);
  fireEvent.blur(box()); // the visitor switches to another window, so the box stays the active element
  fireEvent.focus(box());
  expect(caret()).toEqual([2, 2]);
  box().blur();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: box(), offset: 0 },
    { target: box(), offset: 2 },
    { keys: '[/MouseLeft]', target: box() },
  ]);
  expect(selectedIn(box())).toBe('10');
});

it('an entry that the visitor is correcting is not selected', async () => {
  showLoan();
  await press(3);
  await userEvent.keyboard('5 lakh + 2 lakh');
  await userEvent.tab();
  expect(box()).toHaveAccessibleDescription(/^Error: This cannot be read as one number\./);
  await press(9);
  expect(selectedIn(box())).toBe('');
});

it('at hydration, only the figure of the box with the focus is selected', () => {
  hydrate('rating', () => box().focus());
  expect(selectedIn(box())).toBe('1,00,00,000');
  expect(selectedIn(boxOf('Rate reduction (%)'))).toBe('');
});
