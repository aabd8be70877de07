/* oxlint-disable jsx-a11y/control-has-associated-label -- the rule reports the corner cell, which may be empty */
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../site/icon-names.ts';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { noteClasses } from '../components/note-classes.ts';

type Rows = readonly (readonly ReactNode[])[];

interface DataTableProps {
  caption: ReactNode;
  /** Whether the caption is visible. If not, it is screen-reader text. */
  captionShown?: boolean;
  /** The column headers. If the first is '', the corner cell is empty. */
  columns: readonly string[];
  /** The cells of each row. The first cell of a row is its header. */
  rows?: Rows;
  /** Icons next to the row headers, in the order of `rows`. */
  icons?: readonly IconName[];
  /** Groups of rows, each with an optional name. They replace `rows`. */
  groups?: readonly { name?: string; rows: Rows }[];
  /** Whether the last column contains amounts. They are bold and aligned to the right. */
  hasAmounts?: boolean;
  /** Whether all columns after the first are aligned to the right. */
  alignRight?: boolean;
  /** Small print below the table. */
  note?: ReactNode;
}

const tableClasses =
  'ledger-table w-full border-y-account border-brand bg-card text-control leading-[1.45] @max-[34rem]:block';

/**
 * Classes of a visible caption. Inside a collapsible block on phones, it is visually hidden, because the label of the
 * block has the same text.
 */
const visibleCaptionClasses =
  'pb-3 text-left font-display text-h3 font-bold text-balance max-sm:in-data-collapse:absolute max-sm:in-data-collapse:[clip-path:inset(50%)] @max-[34rem]:block @max-[34rem]:px-4 @max-[34rem]:py-3';

/**
 * Classes of an amount. In a narrow table, it is on the right of the row header. With enlarged text, it does not fit
 * there, so it is below the row header and aligned to the left.
 */
const amountCellClasses =
  'font-semibold text-brand @max-[34rem]:[grid-area:1/2] text-right [@container_page_(width<15rem)]:text-left';

/**
 * A data table. In a narrow container, each row becomes a block: the row header, and below it one cell per line. If
 * there are several such cells, each has its column header as a label. An amount is on the line of the row header. In
 * both layouts, screen readers announce a table (in Safari from version 17 on).
 */
export function DataTable({
  caption,
  captionShown = false,
  columns,
  rows = [],
  icons = [],
  groups = [{ rows }],
  hasAmounts = true,
  alignRight = false,
  note,
}: DataTableProps) {
  const amountColumn = hasAmounts ? columns.length - 1 : undefined;
  const alignmentClass = alignRight ? 'text-right' : undefined;
  // A cell below the row header has a label, unless it is the only cell there.
  const hasLabels = columns.length > (hasAmounts ? 3 : 2);
  return (
    <div className="@container">
      <table
        className={`${tableClasses}${hasAmounts ? ' ledger-amounts' : ''}${columns.length > 3 ? ' ledger-dense' : ''}`}
      >
        <caption className={captionShown ? visibleCaptionClasses : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) =>
              column ? (
                <th key={column} scope="col" className={index ? alignmentClass : undefined}>
                  {column}
                </th>
              ) : (
                <td key={index} />
              ),
            )}
          </tr>
        </thead>
        {groups.map(({ name = '', rows: groupRows }, groupIndex) => (
          <tbody key={name}>
            {name && (
              <tr className="py-0">
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className={`py-2.5 ${noteClasses} ${groupIndex ? 'border-t-hair border-input' : ''}`}
                >
                  {preventRangeWraps(name)}
                </th>
              </tr>
            )}
            {groupRows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      {icons[row] ? (
                        <span className="flex items-baseline gap-3 *:first:self-center">
                          <Icon name={icons[row]} tone="highlight" />
                          {preventRangeWraps(cell)}
                        </span>
                      ) : (
                        preventRangeWraps(cell)
                      )}
                    </th>
                  ) : (
                    <td
                      key={column}
                      data-label={hasLabels && column !== amountColumn ? columns[column] : undefined}
                      className={column === amountColumn ? amountCellClasses : alignmentClass}
                    >
                      {preventRangeWraps(cell)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {note && <p className="mt-2.5 text-xs text-muted-foreground">{preventRangeWraps(note)}</p>}
    </div>
  );
}
