import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Comparison } from '../../../src/sections/comparison.tsx';
import { DataTable } from '../../../src/sections/data-table.tsx';

const columns = ['Benefit', 'How it works', 'Typical range'];
const rows = [
  ['Faster cash cycle', 'Funds reach your account once the buyer accepts.', '2–5 days'],
  ['Higher advance', 'The margin depends on the buyer.', '70–90 %'],
];

it('a table has a caption, column headers and row headers (TC1, TC2)', () => {
  render(<DataTable caption="What you gain" columns={columns} rows={rows} />);
  const table = screen.getByRole('table', { name: 'What you gain' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((cell) => [cell.textContent, cell.getAttribute('scope')])).toEqual(
    columns.map((name) => [name, 'col']),
  );
  for (const head of within(table).getAllByRole('rowheader')) expect(head).toHaveAttribute('scope', 'row');
  expect(within(table).getByRole('row', { name: /Faster cash cycle.*2–5 days/ })).toBeInTheDocument();
  expect(table.parentElement?.querySelectorAll('[role]')).toHaveLength(0);
});

it.each([
  [columns, true, []],
  [['Loan', 'Before', 'After', 'Saved'], true, ['Before', 'After']],
  [['Form', 'What it asks'], false, []],
  [['Exit', 'Fits when', 'Keep ready'], false, ['Fits when', 'Keep ready']],
  [['Product', 'Risk', 'Fits when', 'Check first'], false, ['Risk', 'Fits when', 'Check first']],
])('cells of a table with %j (amount: %s) have the labels %j (TC2)', (names, amount, labels) => {
  render(<DataTable caption="Costs" columns={names} rows={[names]} hasAmounts={amount} />);
  const labelled = screen.getAllByRole('cell').flatMap((cell) => cell.dataset.label ?? []);
  expect(labelled).toEqual(labels);
});

it('a comparison has a word for every tick and cross (TC1)', () => {
  const comparedRows = [
    { label: 'Title search', values: [true, false] },
    { label: 'Fee', values: ['Agreed in advance', '1 to 2 %'] },
  ];
  render(<Comparison caption="Advisers" columns={['With us', 'A broker']} rows={comparedRows} />);
  expect(screen.getByRole('row', { name: 'Title search Included Not included' })).toBeInTheDocument();
  expect(document.querySelector('thead tr')?.firstElementChild?.outerHTML).toMatch(/^<td[^>]*><\/td>$/);
});

it('an amount is never broken into two lines', () => {
  const cells = [
    ['Above ₹75 lakh', 'Home of ₹1.2 crore: loan up to ₹90 lakh'],
    ['₹5–₹8 लाख', '₹2 करोड़'],
  ];
  render(<DataTable caption="Shares" columns={['Loan', 'Example']} rows={cells} />);
  const table = screen.getByRole('table');
  expect(table.textContent).not.toMatch(/\d (?:lakh|crore|लाख|करोड़)/);
  expect(table.textContent.match(/\d\u00a0/g)).toHaveLength(5);
});
