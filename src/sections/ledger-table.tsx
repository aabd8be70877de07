/* oxlint-disable jsx-a11y/control-has-associated-label -- the empty corner has nothing to say */
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon.tsx';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';

type Rows = readonly (readonly ReactNode[])[];

interface LedgerTableProps {
  /** Name of the table; heard, and seen where `captionShown`. */
  caption: ReactNode;
  captionShown?: boolean;
  /** Heads of the columns; '' leaves the corner empty. */
  columns: readonly string[];
  /** Cells in the order of the columns; the first names its row. */
  rows?: Rows;
  /** Of each of these rows, beside its name. */
  icons?: readonly IconName[];
  /** In their place: rows under names of their own. */
  groups?: readonly { name?: string; rows: Rows }[];
  /** Whether the last column is set as an amount. */
  amount?: boolean;
  /** Whether two cells, both short, share a line where the table is narrow. */
  halves?: boolean;
  /** Small print under the table. */
  note?: string;
}

/**
 * A table as a page of a ledger (W17). In a narrow column each row becomes a block with a label before each cell. That
 * leaves it a table to a screen reader: in Safari from 17 on (docs/browsers.md), in other browsers long since.
 */
export function LedgerTable({
  caption,
  captionShown = false,
  columns,
  rows = [],
  icons = [],
  groups = [{ rows }],
  amount = true,
  halves = false,
  note,
}: LedgerTableProps) {
  const last = columns.length - 1;
  // A sentence between the row's name and its amount speaks for itself.
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
              column ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <td key={index} />
              ),
            )}
          </tr>
        </thead>
        {groups.map(({ name = '', rows: lines }) => (
          <tbody key={name}>
            {name && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className="border-t-hair border-edge font-display text-note text-saffron italic"
                >
                  {name}
                </th>
              </tr>
            )}
            {lines.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      {icons[row] ? (
                        <span className="flex items-center gap-3">
                          <Icon name={icons[row]} tone="saffron" />
                          {cell}
                        </span>
                      ) : (
                        cell
                      )}
                    </th>
                  ) : (
                    <td
                      key={column}
                      data-label={needsLabel(column) ? columns[column] : undefined}
                      className={amount && column === last ? 'ledger-amount' : undefined}
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
      {note && <p className="mt-2.5 text-caption text-ink-mute">{note}</p>}
    </div>
  );
}
