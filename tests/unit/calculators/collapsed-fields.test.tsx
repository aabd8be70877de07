import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boxOf, change, detailsOf, enter, press, show, toggle } from './show-calculator.tsx';

const fees = () => detailsOf(/^Fees and part-payment$/);

it('collapsed fields are initially closed, and their summary shows the values of the example', () => {
  show('bill');
  const charges = detailsOf(/^Charges, overdraft rate and our fee$/);
  expect(charges.open).toBe(false);
  expect(charges.querySelector('summary')).toHaveTextContent(/₹2,500, 12%, 0\.5%$/);
  expect(charges).toContainElement(boxOf('Lender’s charges (₹)'));
  expect(charges).not.toContainElement(boxOf('Discount rate p.a. (%)'));
});

it('collapsed fields open for a value that has an effect', () => {
  show('loan');
  change(boxOf('Part-payment after (months)'), '30');
  expect(fees().open).toBe(false);
  change(boxOf('Part-payment (₹)'), '2 lakh');
  expect(fees().open).toBe(true);
  toggle(fees(), false);
  change(boxOf('Loan amount (₹)'), '20 lakh');
  expect(fees().open).toBe(false);
});

it('collapsed fields open for an error', () => {
  show('loan');
  enter('Processing and other fees (₹)', 'many');
  expect(fees().open).toBe(true);
  toggle(fees(), false);
  enter('Processing and other fees (₹)', '-1');
  expect(fees().open).toBe(true);
});

it('collapsed fields open if the URL or a preset gives one of them a value that has an effect', () => {
  show('loan', '?loan=1000000-10.5-120-5000-0-24x');
  expect(fees().open).toBe(true);
  document.body.replaceChildren();
  show('offers');
  const [offerA, offerB] = screen
    .getAllByText(/^Fee, insurance and/)
    .map((label) => label.closest('details'));
  expect([offerA?.open, offerB?.open]).toEqual([false, false]);
  press('Personal loan');
  expect([offerA?.open, offerB?.open]).toEqual([true, true]);
});

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

it('a preset is pressed while the fields have its values', () => {
  show('bill');
  expect(pressed()).toEqual(['60 days']);
  press('30 days');
  expect(pressed()).toEqual(['30 days']);
  change(boxOf('Due in (days)'), '120');
  expect(pressed()).toEqual(['120 days']);
  change(boxOf('Due in (days)'), '45');
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

it('no preset is pressed while a value is invalid', () => {
  show('overdue');
  const [first] = screen.getAllByRole('button', { pressed: true });
  expect(first).toHaveTextContent('45');
  enter('Unpaid amount, GST included (₹)', 'x');
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

it('the sticky answer shows the main result, or “–” while a value is invalid', () => {
  const { container } = show('loan');
  const answer = () => container.querySelector('[data-sticky-answer]');
  expect(answer()).toHaveTextContent('Monthly EMI₹13,494');
  enter('Loan amount (₹)', 'x');
  expect(answer()).toHaveTextContent(/^–$/);
});

const offer = (name: string) => within(screen.getByRole('group', { name }));

it('the fields of an option are shown, printed and validated only while it is chosen', () => {
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
