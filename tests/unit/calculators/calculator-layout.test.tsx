import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CalculatorAccordion } from '../../../src/calculators/calculator-accordion.tsx';
import { CalculatorFields } from '../../../src/calculators/calculator-fields.tsx';
import { calculatorSummaries } from '../../../src/calculators/calculator-summaries.ts';
import type { CalculatorField } from '../../../src/calculators/calculator-definition.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { DataTable } from '../../../src/sections/data-table.tsx';
import { names } from './calculate.ts';
import { change, show } from './show-calculator.tsx';

const nothing = () => undefined;
const offer = (name: string) => within(screen.getByRole('group', { name }));

describe('on phones', () => {
  const plain: CalculatorField = { label: 'Days', unit: 'days', min: 0, max: 9, step: 1, example: 1 };
  const text = (label: number, hint = 0): CalculatorField => ({
    ...plain,
    label: 'x'.repeat(label),
    hint: 'y'.repeat(hint),
  });
  const optional: CalculatorField = { ...plain, whenEmpty: { value: 0, label: 'None' } };
  const choice: CalculatorField = { ...plain, unit: 'choice', options: ['a', 'b'] };

  it.each([
    ['the first spans the row, others are in pairs', [plain, plain, plain, plain], 'W P P W'],
    ['60 characters fit', [plain, text(60), plain], 'W P P'],
    ['61 do not', [plain, text(61), plain], 'W W W'],
    ['nor do they as the second of a pair', [plain, plain, text(61)], 'W W W'],
    ['the hint counts', [plain, text(40, 20), plain], 'W P P'],
    ['and can be too long', [plain, text(40, 21), plain], 'W W W'],
    ['a slider makes no pair with a box alone', [plain, plain, optional], 'W W W'],
    ['two boxes alone are a pair', [plain, optional, optional], 'W P P'],
    ['a choice spans the row before a box', [plain, choice, optional], 'W W W'],
    ['and after one', [plain, optional, choice], 'W W W'],
    ['the next pair follows', [plain, text(61), plain, plain, plain], 'W W P P W'],
  ] as const)('%s: %o', (_, list, wanted) => {
    const fields = Object.fromEntries(list.map((field, index) => [`key${index}`, field]));
    const props = {
      id: 'id-',
      values: {},
      problems: {},
      exampleCount: 0,
      columns: '',
      onChange: nothing,
      onProblem: nothing,
    };
    const definition = { ...calculatorDefinitions.loan, fields };
    const { container } = render(<CalculatorFields {...props} definition={definition} />);
    const shown = [...(container.firstElementChild?.children ?? [])];
    expect(shown).toHaveLength(list.length);
    const isWide = (field: Element) => field.classList.contains('max-sm:col-span-full');
    expect(shown.map((field) => (isWide(field) ? 'W' : 'P')).join(' ')).toBe(wanted);
  });

  it('shows the fields of an offer in pairs without sliders, and a select in its own row', () => {
    show('offers');
    const group = screen.getByRole('group', { name: 'Offer A' });
    const wide = [...group.querySelectorAll(String.raw`.max-sm\:col-span-full`)];
    const labels = wide.map((field) => field.querySelector('label')?.textContent);
    const prepayment = 'Prepayment charge (%) (optional)';
    expect(labels).toEqual(['Interest rate p.a. (%)', 'Type of rate', 'Tenure (months)', prepayment]);
    expect(group.querySelectorAll('[type=range]').length).toBeGreaterThan(1);
    expect(group.querySelectorAll(String.raw`[type=range]:not(.max-sm\:hidden)`)).toHaveLength(0);
    const purpose = screen.getByLabelText('The loan is for');
    expect(purpose.closest(String.raw`.max-sm\:col-span-full`)).not.toBeNull();
  });
});

it('shows additional fields after their choice, also in print, and keeps their values while they are hidden', () => {
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

it('lists calculators with icon, example and introduction, except those that are left out', () => {
  const shown = ['bill', 'rating'] as const;
  const except = names.filter((name) => !shown.some((one) => one === name));
  render(<CalculatorAccordion except={except} TableView={DataTable} />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(shown.length);
  for (const name of shown) {
    const { title, intro, given, answer, amount } = calculatorSummaries[name];
    const item = document.getElementById(`calculator-${name}`);
    if (!item) throw new Error(name);
    const button = within(item).getByRole('button', { name: title });
    expect(button).toHaveAccessibleDescription(`${given} ${answer} ${amount}`);
    expect(within(item).getByRole('heading', { level: 3 })).toContainElement(button);
    expect(item.querySelector('.icon')).not.toBeNull();
    expect(within(item).getByText(intro)).toBeInTheDocument();
    const result = within(item).getByRole('heading', { level: 4 });
    expect(result).toHaveTextContent(calculatorDefinitions[name].title);
  }
});
