import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { Show } from '../../unit/enquiry/show.tsx';

test('the Subject select keeps the specified prompt and is described by its hint', () => {
  render(<Show form={contact} />);
  const subject = screen.getByRole('combobox', { name: 'Subject' });
  expect(subject).toHaveDisplayValue('Select Loan Category');
  expect(subject).toHaveAccessibleDescription('Choose insurance, finance or another service.');
  expect(screen.getByText(/^Choose insurance, finance/)).toBeVisible();
});
