import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { LedgerRows } from './ledger-rows.tsx';
import type { LedgerRow } from './ledger-rows.tsx';

interface AccountPage {
  /** Small italic line above the title. */
  note: string;
  title: string;
  lead?: string;
  rows: readonly LedgerRow[];
  /** Footnote under the rows. */
  after?: string;
  id?: string;
}

interface AccountBookProps {
  pages: readonly AccountPage[];
  /** On phones, collapses the rows of each page under its title. */
  folds?: boolean;
}

/**
 * Groups of rows styled as the two pages of an account book. The second half of the groups goes to the right-hand page;
 * in a narrow container, below the first half.
 */
export function AccountBook({ pages, folds = false }: AccountBookProps) {
  const half = Math.ceil(pages.length / 2);
  return (
    <div className="account-book grid border-page border-brand bg-card">
      {[pages.slice(0, half), pages.slice(half)].map((side, index) => (
        <div key={side[0]?.title} className={index > 0 ? 'account-verso' : undefined}>
          {side.map(({ note, title, lead, rows, after, id }) => (
            <div
              key={title}
              id={id}
              className="flex flex-col gap-close border-brand px-apart py-apart not-first:border-t-hair"
            >
              <div>
                <p className="font-display text-note text-highlight italic">{note}</p>
                <h3 className="font-display text-h2-prose text-balance">{title}</h3>
                {lead && <p className="mt-1 text-foreground-soft">{lead}</p>}
              </div>
              <Entries rows={rows} folds={folds} />
              {after && <p className="text-detail">{after}</p>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Entries({ rows, folds }: { rows: readonly LedgerRow[]; folds: boolean }) {
  const entries = <LedgerRows rows={rows} level={4} />;
  return folds ? (
    <PhoneDisclosure look="page" label={<span>{rows.map(({ title }) => title).join('\u00a0· ')}</span>}>
      {entries}
    </PhoneDisclosure>
  ) : (
    entries
  );
}
