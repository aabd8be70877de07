import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Comparison } from '../../../src/sections/comparison.tsx';
import { DataTable } from '../../../src/sections/data-table.tsx';
import { WorkedExample } from '../../../src/sections/worked-example.tsx';

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

  it('shows an icon in each row header, hidden from screen readers', () => {
    render(<DataTable caption="Loans" columns={columns} rows={rows} icons={['car', 'house']} />);
    const heads = screen.getAllByRole('rowheader');
    expect(heads.map((head) => head.querySelectorAll('.icon[aria-hidden=true]').length)).toEqual([1, 1]);
    expect(heads.map((head) => head.textContent)).toEqual(rows.map(([name]) => name));
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

describe('Comparison', () => {
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

  it('every tick and cross has its word, and the empty corner is a td (TC1)', () => {
    render(comparison);
    expect(screen.getByRole('row', { name: 'Title search Included Not included' })).toBeInTheDocument();
    const corner = screen.getByRole('table').querySelector('thead tr')?.firstElementChild;
    expect(corner?.tagName).toBe('TD');
    expect(corner).toBeEmptyDOMElement();
  });
});

describe('DataTable in groups', () => {
  const groups = [
    { name: 'Secured', rows: [['Home loan', '30 years', '9 %']] },
    { name: 'Unsecured', rows: [['Personal loan', '5 years', '12 %']] },
  ];

  it('has one head, and a rowgroup header for each group', () => {
    render(<DataTable caption="Rates" columns={['Loan', 'Term', 'Rate']} groups={groups} />);
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    for (const { name } of groups) {
      const head = screen.getByText(name);
      expect(head).toHaveAttribute('scope', 'rowgroup');
      expect(head).toHaveAttribute('colspan', '3');
      expect(head.closest('tbody')?.rows).toHaveLength(2);
    }
  });
});

describe('WorkedExample', () => {
  it('has a label for every amount, and highlights what the visitor receives', async () => {
    const { container } = render(
      <main>
        <h2>Example</h2>
        <WorkedExample
          serial="No. 000417"
          title="Specimen bill"
          text="An accepted invoice."
          rosette="bill-discounting"
          rows={[
            { when: 'Day 0', label: 'Invoice accepted', amount: '₹ 5,00,000' },
            { when: 'Day 2', label: 'Advance paid to you', amount: '₹ 4,75,000', highlight: true },
          ]}
        />
      </main>,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Day 0 Invoice accepted',
      'Day 2 Advance paid to you',
    ]);
    expect(container.querySelector('[data-highlight] dd')).toHaveTextContent('₹ 4,75,000');
  });
});
