import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contact } from '../../../src/enquiry/forms/letters.ts';
import { Show } from '../../unit/enquiry/show.tsx';

test('describes the select of Subject by its hint, beside the specified prompt', () => {
  render(<Show form={contact} />);
  const subject = screen.getByRole('combobox', { name: 'Subject' });
  expect(subject).toHaveDisplayValue('Select Loan Category');
  expect(subject).toHaveAccessibleDescription(
    'What your message is about: insurance, finance or another service.',
  );
  expect(screen.getByText(/^What your message is about/)).toBeVisible();
});
