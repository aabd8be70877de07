import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { change, show } from './show-calculator.tsx';

const offer = (name: string) => within(screen.getByRole('group', { name }));

it('additional fields are shown after their option is chosen, also in print, and keep their values while they are hidden', () => {
  show('offers');
  const years = () => offer('Offer B').getByLabelText('Rate fixed for (years)');
  const choose = (type: number) => change(offer('Offer B').getByLabelText('Type of rate'), type);
  const inputs = () => document.querySelector('[data-inputs]');
  expect(years()).not.toBeVisible();
  expect(inputs()).not.toHaveTextContent(/Rate after that/);
  choose(2);
  expect(years()).toBeVisible();
  const boxes = offer('Offer B').getAllByRole('textbox');
  const ids = boxes.slice(1, 3).map(({ id }) => id);
  expect(ids).toEqual(['calculator-offers-fixedYearsB', 'calculator-offers-laterRateB']);
  const later = offer('Offer B').getByLabelText('Rate after that (%)');
  change(later, '9.75');
  expect(inputs()).toHaveTextContent(/Offer B: Rate fixed for3 years.*Offer B: Rate after that9\.75%/);
  change(later, '');
  fireEvent.blur(later);
  const message = 'Error: Enter a percentage, such as 9.5.';
  expect(later).toHaveAccessibleDescription(message);
  expect(screen.getByText(/^Check “Offer B: Rate after that”/)).toBeVisible();
  choose(1);
  expect(screen.queryByText(/^Check “Offer B/)).toBeNull();
  choose(2);
  expect(later).toHaveAccessibleDescription(message);
  change(later, '10');
  change(years(), '25');
  expect(years()).toHaveAccessibleDescription(/Enter at most 19 years/);
});
