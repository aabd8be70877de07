/* oxlint-disable jsx-a11y/control-has-associated-label -- the corner cell is empty */
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon.tsx';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { noteClasses } from '../components/note-classes.ts';

type Rows = readonly (readonly ReactNode[])[];

interface DataTableProps {
  /** The caption for screen readers, visible if `captionShown`. */
  caption: ReactNode;
  captionShown?: boolean;
  /** Column headers; '' leaves the corner cell empty. */
  columns: readonly string[];
  /** The cells of each row. The first cell is the row header. */
  rows?: Rows;
  /** Icons of `rows`, beside the row headers. */
  icons?: readonly IconName[];
  /** Rows in named groups, in place of `rows`. */
  groups?: readonly { name?: string; rows: Rows }[];
  /** Aligns the last column as an amount. */
  amount?: boolean;
  /** Aligns all columns after the first to the right, as amounts. */
  alignRight?: boolean;
  /**
   * Whether a narrow table keeps two or three value columns, below the row header. By default, if there are three
   * without an amount.
   */
  sideBySide?: boolean;
  /** Small print below the table. */
  note?: ReactNode;
}

const layoutClasses = {
  amounts: 'ledger-facing ledger-amounts',
  columns: 'ledger-facing ledger-columns',
  second: 'ledger-facing ledger-second',
  stacked: '',
} as const;

const tableClasses =
  'ledger-table w-full border-y-account border-brand bg-card text-control leading-[1.45] @max-[34rem]:block';

/** Hides the caption on phones, where the summary of the disclosure shows the same name. Screen readers announce it. */
const shownCaption =
  'pb-3 text-left font-display text-h3 font-bold text-balance max-sm:in-data-collapse:absolute max-sm:in-data-collapse:[clip-path:inset(50%)] @max-[34rem]:block @max-[34rem]:px-4 @max-[34rem]:py-3';

/** The cell on the line of the row header in a narrow table. Two amounts would not fit into one line of large text. */
const amountCell =
  'font-semibold text-brand @max-[34rem]:[grid-area:1/2] @min-[40rem]:whitespace-nowrap text-right [@container_page_(width<15rem)]:text-left';

/** The layout of a narrow table. */
function layoutOf(columns: number, amount: boolean, sideBySide: boolean): keyof typeof layoutClasses {
  if (amount) return 'amounts';
  if (sideBySide) return 'columns';
  return columns > 3 ? 'second' : 'stacked';
}

/**
 * A data table. In a narrow container, each row is a block:
 * - The first line has the row header and the amount, or the first of three values without an amount.
 * - The other cells are below, one per line, or in columns if `sideBySide`.
 * Screen readers still announce a table, in Safari from version 17.
 */
export function DataTable({
  caption,
  captionShown = false,
  columns,
  rows = [],
  icons = [],
  groups = [{ rows }],
  amount = true,
  alignRight = false,
  sideBySide = !amount && columns.length === 3,
  note,
}: DataTableProps) {
  const layout = layoutOf(columns.length, amount, sideBySide);
  /** Returns the column of the cell on the line of the row header in a narrow table, or 0 for none. */
  const opposite = { amounts: columns.length - 1, second: 1, columns: 0, stacked: 0 }[layout];
  const aligned = alignRight ? 'text-right' : undefined;
  // A single cell below the row header needs no label.
  const needsLabel = (column: number) =>
    layout !== 'columns' && column !== opposite && columns.length > (opposite ? 3 : 2);
  return (
    <div className="@container">
      <table
        className={`${tableClasses} ${layoutClasses[layout]}${layout === 'columns' && columns.length > 3 ? ' ledger-thirds' : ''}${columns.length > 3 ? ' ledger-dense' : ''}`}
      >
        <caption className={captionShown ? shownCaption : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) =>
              column ? (
                <th key={column} scope="col" className={index ? aligned : undefined}>
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
                  className={`py-2.5 ${noteClasses} ${group ? 'border-t-hair border-input' : ''}`}
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
                      className={amount && column === opposite ? amountCell : aligned}
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
