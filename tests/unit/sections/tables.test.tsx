import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Comparison } from '../../../src/sections/comparison.tsx';
import { DataTable } from '../../../src/sections/data-table.tsx';

const columns = ['Benefit', 'How it works', 'Typical range'];
const rows = [
  ['Faster cash cycle', 'Funds reach your account once the buyer accepts.', '2–5 days'],
  ['Higher advance', 'The margin depends on the buyer.', '70–90 %'],
];

describe('DataTable', () => {
  it('has a caption, column and row headers (TC1)', () => {
    render(<DataTable caption="What you gain" columns={columns} rows={rows} />);
    const table = screen.getByRole('table', { name: 'What you gain' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(columns);
    for (const head of table.querySelectorAll('thead th')) expect(head).toHaveAttribute('scope', 'col');
    for (const head of within(table).getAllByRole('rowheader')) expect(head).toHaveAttribute('scope', 'row');
    expect(within(table).getByRole('row', { name: /Faster cash cycle.*2–5 days/ })).toBeInTheDocument();
  });

  it('has no roles besides its elements, and labels cells for narrow windows (TC2)', () => {
    render(<DataTable caption="What you gain" columns={columns} rows={rows} />);
    const table = screen.getByRole('table');
    expect(table.parentElement?.querySelectorAll('[role]')).toHaveLength(0);
    const labels = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.dataset.label);
    expect(labels).toEqual([undefined, 'Typical range', undefined, 'Typical range']);
    render(
      <DataTable
        caption="Costs"
        columns={['Loan', 'Before', 'After', 'Saved']}
        rows={[['A', 'b', 'c', 'd']]}
      />,
    );
    const more = within(screen.getByRole('table', { name: 'Costs' })).getAllByRole('cell');
    expect(more.map((cell) => cell.dataset.label)).toEqual(['Before', 'After', 'Saved']);
  });
});

const comparison = (
  <Comparison
    caption="Advisers and brokers"
    columns={['With us', 'A typical broker']}
    rows={[
      { label: 'Title search', values: [true, false] },
      { label: 'Fee', values: ['Agreed in advance', '1 to 2 %'] },
    ]}
  />
);

it('in a comparison every tick and cross has its word, and the empty corner is a td (TC1)', () => {
  render(comparison);
  expect(screen.getByRole('row', { name: 'Title search Included Not included' })).toBeInTheDocument();
  const corner = screen.getByRole('table').querySelector('thead tr')?.firstElementChild;
  expect(corner?.tagName).toBe('TD');
  expect(corner).toBeEmptyDOMElement();
});

const groups = [
  { name: 'Secured', rows: [['Home loan', '30 years', '9 %']] },
  { name: 'Unsecured', rows: [['Personal loan', '5 years', '12 %']] },
];

it('a table in groups has one head, and a rowgroup header for each group', () => {
  render(<DataTable caption="Rates" columns={['Loan', 'Term', 'Rate']} groups={groups} />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  for (const { name } of groups) {
    const head = screen.getByText(name);
    expect(head).toHaveAttribute('scope', 'rowgroup');
    expect(head).toHaveAttribute('colspan', '3');
    expect(head.closest('tbody')?.rows).toHaveLength(2);
  }
});
