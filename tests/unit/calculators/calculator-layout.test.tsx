import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { CalculatorAccordion } from '../../../src/calculators/calculator-accordion.tsx';
import { CalculatorFields } from '../../../src/calculators/calculator-fields.tsx';
import { Calculator } from '../../../src/calculators/calculator.tsx';
import { calculatorSummaries } from '../../../src/calculators/calculator-summaries.ts';
import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import type { CalculatorField } from '../../../src/calculators/calculator-definition.ts';
import { DataTable } from '../../../src/sections/data-table.tsx';

const wrapper = MemoryRouter;
const show = (name: CalculatorName, level?: 4) =>
  render(<Calculator name={name} TableView={DataTable} {...(level && { level })} />, { wrapper });
const nothing = () => undefined;

beforeEach(() => history.replaceState(null, '', '/calculators'));

it.each([
  ['loan', 'items-end max-lg:grid-cols-2', 2],
  ['bill', 'items-end max-lg:grid-cols-2', 2],
  ['borrow', 'items-end sm:items-start grid-cols-2 nav:grid-cols-4', 1],
  ['export', 'items-end grid-cols-2 nav:grid-cols-3', 1],
  ['rating', 'items-end grid-cols-2 nav:grid-cols-5', 1],
  ['offers', 'items-end sm:items-start grid-cols-2 nav:grid-cols-3', 1],
] as const)('%s has its fields in %s, in a grid of %i columns with the result', (name, classes, columns) => {
  show(name);
  const fields = screen.getByRole('group', { name: calculatorDefinitions[name].title });
  expect(fields).toHaveClass(...classes.split(' '));
  expect(fields.className.match(/\S*grid-cols-\d/g)).toEqual(classes.match(/\S*grid-cols-\d/g));
  expect(fields.className.match(/\bitems-\w+/g)).toEqual(classes.match(/items-\w+/g));
  expect(fields.parentElement?.classList.contains('lg:grid-cols-2')).toBe(columns === 2);
  const sheet = document.querySelector('[data-sheet] > :last-child');
  expect(sheet?.classList.contains('lg:grid-cols-2')).toBe(columns === 1);
  // A comparison has its amounts in large type and its rosette above the table, across the sheet.
  const isComparison = name === 'offers';
  expect(sheet?.firstElementChild?.classList.contains('col-span-full')).toBe(isComparison);
  expect(sheet?.querySelector('.rosette')?.parentElement?.classList.contains('sm:w-44')).toBe(isComparison);
  for (const part of ['p.text-h3', 'table.ledger-columns'])
    expect(document.querySelectorAll(`[data-sheet] ${part}`)).toHaveLength(isComparison ? 1 : 0);
});

describe('on phones', () => {
  const plain: CalculatorField = { label: 'Days', unit: 'days', min: 0, max: 9, step: 1, example: 1 };
  const text = (label: number, hint?: number): CalculatorField => ({
    ...plain,
    label: 'x'.repeat(label),
    ...(hint && { hint: 'y'.repeat(hint) }),
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
    const definition = { ...calculatorDefinitions.loan, fields };
    const { container } = render(
      <CalculatorFields
        {...{ id: 'id-', definition, values: {}, problems: {}, exampleCount: 0 }}
        onChange={nothing}
        onProblem={nothing}
      />,
    );
    expect(container.childElementCount).toBe(list.length); // no groups
    const layout = [...container.children].map((field) =>
      field.classList.contains('max-sm:col-span-full') ? 'W' : 'P',
    );
    expect(layout.join(' ')).toBe(wanted);
  });
});

it('highlights the first input and the main result, and no other row', () => {
  show('loan');
  const highlighted = [...document.querySelectorAll('dl > .bg-accent dt')];
  expect(highlighted.map(({ textContent }) => textContent)).toEqual(['Loan amount', 'Monthly EMI']);
});

it.each([
  [undefined, 'H3'],
  [4, 'H4'],
] as const)('has the result at the heading level %s as %s', (level, tag) => {
  show('loan', level);
  expect(screen.getByRole('heading', { name: 'EMI' }).tagName).toBe(tag);
});

it('has waves behind a certificate only', () => {
  const { unmount } = show('loan');
  expect(document.querySelector('[data-sheet] > .cut')).not.toBeNull();
  expect(document.querySelector('[data-sheet]')).toHaveClass('frame');
  unmount();
  show('bill');
  expect(document.querySelector('[data-sheet] > .cut')).toBeNull();
});

it('says that the rosette is the visitor’s own once it is', () => {
  show('bill');
  const note = () => screen.queryByText(/^Your figures set this rosette/);
  expect(note()).toBeNull();
  fireEvent.change(screen.getByLabelText('Due in (days)'), { target: { value: '61' } });
  expect(note()).toBeVisible();
  fireEvent.change(screen.getByLabelText('Due in (days)'), { target: { value: '60' } });
  expect(note()).toBeNull();
});

it('has a table of a result only while it is open, when it is also printed', () => {
  show('overdue');
  const details = document.querySelector('details');
  if (!details) throw new Error('no details');
  const toggle = (open: boolean) => {
    details.open = open;
    fireEvent(details, new Event('toggle'));
  };
  expect([screen.queryByRole('table'), details.getAttribute('data-needs-script')]).toEqual([null, '']);
  toggle(true);
  const table = screen.getByRole('table', { name: 'Interest month by month' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['Until', 'Rate p.a.', 'Interest', 'Total due']);
  expect(details).not.toHaveAttribute('data-needs-script');
  toggle(false);
  expect(screen.queryByRole('table')).toBeNull();
});

it('lists calculators with seal, example and introduction, except those that are left out', () => {
  const shown = ['bill', 'rating'] as const;
  const names = Object.keys(calculatorSummaries) as CalculatorName[];
  const except = names.filter((name) => !shown.some((one) => one === name));
  render(<CalculatorAccordion except={except} TableView={DataTable} />, { wrapper });
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(
    shown.map((name) => expect.stringContaining(calculatorSummaries[name].title)),
  );
  for (const [index, name] of shown.entries()) {
    const { title, intro, given, answer, amount } = calculatorSummaries[name];
    const item = document.getElementById(`calculator-${name}`);
    if (!item) throw new Error(name);
    expect(within(item).getByRole('button', { name: title })).toHaveAccessibleDescription(
      `${given} ${answer} ${amount}`,
    );
    expect(item.contains(headings[index] ?? null)).toBe(true);
    expect(item.querySelector('.rosette-seal')).not.toBeNull();
    expect(within(item).getByText(intro)).toBeInTheDocument();
    expect(within(item).getByRole('heading', { level: 4 })).toHaveTextContent(
      calculatorDefinitions[name].title,
    );
  }
});
