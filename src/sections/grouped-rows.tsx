import { TextRows } from './text-rows.tsx';
import type { TextRow } from './text-rows.tsx';

interface RowGroup {
  /** Small italic line above the title. */
  note: string;
  title: string;
  intro?: string;
  rows: readonly TextRow[];
  /** Footnote under the rows. */
  after?: string;
  id?: string;
}

/**
 * Groups of rows styled as the two pages of an account book. The second half of the groups goes to the right-hand page;
 * in a narrow container, below the first half.
 */
export function GroupedRows({ groups }: { groups: readonly RowGroup[] }) {
  const half = Math.ceil(groups.length / 2);
  return (
    <div className="account-book grid [&_.rule-account]:border-b-0 border-page border-brand bg-card">
      {[groups.slice(0, half), groups.slice(half)].map((side, index) => (
        <div
          key={side[0]?.title}
          className={`${index > 0 ? 'account-verso ' : ''}lg:grid lg:row-span-6 lg:subgrid-rows`}
        >
          {side.map(({ note, title, intro, rows, after, id }) => (
            <div
              key={title}
              id={id}
              className="grid grid-cols-1 gap-close border-brand px-apart py-apart not-first:border-t-hair lg:row-span-2 lg:subgrid-rows"
            >
              <div>
                <p className="font-display text-note text-highlight italic">{note}</p>
                <h3 className="font-display text-h2-prose text-balance">{title}</h3>
                {intro && <p className="mt-1 text-foreground-soft">{intro}</p>}
              </div>
              {after ? (
                <div className="grid content-start gap-close">
                  <TextRows rows={rows} level={4} />
                  <p className="text-detail">{after}</p>
                </div>
              ) : (
                <TextRows rows={rows} level={4} />
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
