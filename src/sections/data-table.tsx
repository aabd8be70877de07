/* oxlint-disable jsx-a11y/control-has-associated-label -- the empty corner has nothing to say */
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon.tsx';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';

type Rows = readonly (readonly ReactNode[])[];

interface DataTableProps {
  /** Screen-reader caption; visible if `captionShown`. */
  caption: ReactNode;
  captionShown?: boolean;
  /** Column headers; '' leaves the corner cell empty, as `halves` does. */
  columns: readonly string[];
  /** Cells in column order; the first is the row header. */
  rows?: Rows;
  /** Icons of `rows`, beside the row headers. */
  icons?: readonly IconName[];
  /** Replaces `rows`: rows in named groups. */
  groups?: readonly { name?: string; rows: Rows }[];
  /** Aligns the last column as an amount. */
  amount?: boolean;
  /** In a narrow table, places two short cells on one line. */
  halves?: boolean;
  /** Aligns those cells to the right, as amounts. Leave it off for sentences. */
  alignRight?: boolean;
  /** Small print below the table. */
  note?: string;
}

/**
 * A data table. In a narrow container each row becomes a block with a label before each cell. Screen readers
 * still announce a table; Safari does so from version 17.
 */
export function DataTable({
  caption,
  captionShown = false,
  columns,
  rows = [],
  icons = [],
  groups = [{ rows }],
  amount = true,
  halves = false,
  alignRight = halves,
  note,
}: DataTableProps) {
  const last = columns.length - 1;
  // In three columns with an amount, the middle cell is a sentence and needs no label.
  const needsLabel = (column: number) => !(amount && columns.length === 3 && column === 1);
  return (
    <div className="@container">
      <table
        className={`ledger-table ${amount ? 'ledger-facing ledger-amounts' : halves ? 'ledger-facing ledger-halves' : ''}`}
      >
        <caption className={captionShown ? 'ledger-caption' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) =>
              column && (index > 0 || !halves) ? (
                <th key={column} scope="col" className={alignRight ? 'text-right' : undefined}>
                  {column}
                </th>
              ) : (
                <td key={index} />
              ),
            )}
          </tr>
        </thead>
        {groups.map(({ name = '', rows: lines }, group) => (
          <tbody key={name}>
            {name && (
              <tr className="py-0">
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className={`py-2.5 font-display text-note text-highlight italic ${group ? 'border-t-hair border-input' : ''}`}
                >
                  {noWrapRanges(name)}
                </th>
              </tr>
            )}
            {lines.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      {icons[row] ? (
                        <span className="flex items-baseline gap-3 *:first:self-center">
                          <Icon name={icons[row]} tone="highlight" />
                          {noWrapRanges(cell)}
                        </span>
                      ) : (
                        noWrapRanges(cell)
                      )}
                    </th>
                  ) : (
                    <td
                      key={column}
                      data-label={needsLabel(column) ? columns[column] : undefined}
                      className={
                        alignRight ? 'text-right' : amount && column === last ? 'ledger-amount' : undefined
                      }
                    >
                      {noWrapRanges(cell)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {note && <p className="mt-2.5 text-xs text-muted-foreground">{note}</p>}
    </div>
  );
}
