import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
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

interface GroupedRowsProps {
  groups: readonly RowGroup[];
  /** On phones, collapses the rows of each group under its title. */
  collapsible?: boolean;
}

/**
 * Groups of rows styled as the two pages of an account book. The second half of the groups goes to the right-hand page;
 * in a narrow container, below the first half.
 */
export function GroupedRows({ groups, collapsible = false }: GroupedRowsProps) {
  const half = Math.ceil(groups.length / 2);
  return (
    <div className="account-book grid [&_.rule-account]:border-b-0 border-page border-brand bg-card">
      {[groups.slice(0, half), groups.slice(half)].map((side, index) => (
        <div key={side[0]?.title} className={index > 0 ? 'account-verso' : undefined}>
          {side.map(({ note, title, intro, rows, after, id }) => (
            <div
              key={title}
              id={id}
              className="flex flex-col gap-close border-brand px-apart py-apart not-first:border-t-hair"
            >
              <div>
                <p className="font-display text-note text-highlight italic">{note}</p>
                <h3 className="font-display text-h2-prose text-balance">{title}</h3>
                {intro && <p className="mt-1 text-foreground-soft">{intro}</p>}
              </div>
              <GroupRows rows={rows} collapsible={collapsible} />
              {after && <p className="text-detail">{after}</p>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function GroupRows({ rows, collapsible }: { rows: readonly TextRow[]; collapsible: boolean }) {
  const entries = <TextRows rows={rows} level={4} />;
  return collapsible ? (
    <PhoneDisclosure variant="page" label={<span>{rows.map(({ title }) => title).join('\u00a0· ')}</span>}>
      {entries}
    </PhoneDisclosure>
  ) : (
    entries
  );
}
