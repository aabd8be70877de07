/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label --
   a table laid out as blocks is a table only by its written roles; the empty corner has nothing to say */
import type { ReactNode } from 'react';

interface LedgerTableProps {
  /** Name of the table; heard, and seen where `captionShown`. */
  caption: string;
  captionShown?: boolean;
  /** Heads of the columns; '' leaves the corner empty. */
  columns: readonly string[];
  /** Cells in the order of the columns; the first names its row. */
  rows: readonly (readonly ReactNode[])[];
  /** Whether the last column is set as an amount. */
  amount?: boolean;
  /** Small print under the table. */
  note?: string;
}

/**
 * A table as a page of a ledger (W17). In a narrow column each row becomes a block with a label before each cell;
 * the roles are written out because `display: block` takes table semantics away.
 */
export function LedgerTable({
  caption,
  captionShown = false,
  columns,
  rows,
  amount = true,
  note,
}: LedgerTableProps) {
  const last = columns.length - 1;
  // A sentence between the row's name and its amount speaks for itself.
  const needsLabel = (column: number) => !(amount && columns.length === 3 && column === 1);
  return (
    <div className="ledger">
      <table role="table" className={amount ? 'ledger-table ledger-amounts' : 'ledger-table'}>
        <caption className={captionShown ? 'ledger-caption' : 'sr-only'}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, index) =>
              column ? (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ) : (
                <td key={index} role="cell" />
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((cells, row) => (
            <tr key={row} role="row">
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={column} role="rowheader" scope="row">
                    {cell}
                  </th>
                ) : (
                  <td
                    key={column}
                    role="cell"
                    data-label={needsLabel(column) ? columns[column] : undefined}
                    className={amount && column === last ? 'ledger-amount' : undefined}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="mt-2.5 text-caption text-ink-mute">{note}</p>}
    </div>
  );
}
