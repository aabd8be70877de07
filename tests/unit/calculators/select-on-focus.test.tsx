import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { Calculator } from '../../../src/calculators/calculator.tsx';
import { DataTable } from '../../../src/sections/data-table.tsx';

const box = () => screen.getByLabelText<HTMLInputElement>('Loan amount (₹)');
const selected = () => box().value.slice(box().selectionStart ?? 0, box().selectionEnd ?? 0);
const press = (offset: number) => userEvent.pointer([{ keys: '[MouseLeft]', target: box(), offset }]);

beforeEach(() => {
  history.replaceState(null, '', '/calculators');
  render(<Calculator name="loan" TableView={DataTable} />, { wrapper: MemoryRouter });
});

it('selects the figure at the press that focuses its box, so that typing replaces it', async () => {
  await press(3);
  expect(selected()).toBe('10,00,000');
  await userEvent.keyboard('25 lakh');
  expect(box()).toHaveValue('25 lakh');
});

it('lets a further press place the caret, and dragging select a part', async () => {
  await press(3);
  await press(2);
  expect([box().selectionStart, box().selectionEnd]).toEqual([2, 2]);
  box().blur();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: box(), offset: 0 },
    { target: box(), offset: 2 },
    { keys: '[/MouseLeft]', target: box() },
  ]);
  expect(selected()).toBe('10');
});

it('selects the figure when its label or the Tab key moves the focus to it', async () => {
  await userEvent.click(screen.getByText('Loan amount (₹)'));
  expect(selected()).toBe('10,00,000');
  box().setSelectionRange(2, 2);
  screen.getByRole('slider', { name: 'Loan amount, slider' }).focus();
  await userEvent.tab({ shift: true });
  expect(selected()).toBe('10,00,000');
  await press(4);
  expect(box().selectionEnd).toBe(4);
  expect(selected()).toBe('');
});

it('keeps the caret while the visitor is in another window', async () => {
  await press(3);
  await press(2);
  fireEvent.blur(box()); // it stays the active element
  fireEvent.focus(box());
  expect([box().selectionStart, box().selectionEnd]).toEqual([2, 2]);
});

it('does not select what the visitor is correcting', async () => {
  await press(3);
  await userEvent.keyboard('5 lakh + 2 lakh');
  await userEvent.tab();
  expect(box()).toHaveAccessibleDescription(/^Error: This cannot be read as one number\./);
  expect(box()).toHaveValue('5 lakh + 2 lakh');
  await press(9);
  expect(selected()).toBe('');
});
