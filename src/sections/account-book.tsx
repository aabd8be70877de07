import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { LedgerRows } from './ledger-rows.tsx';
import type { LedgerRow } from './ledger-rows.tsx';

interface AccountPage {
  /** What its entries have in common, set small over the title. */
  note: string;
  title: string;
  lead?: string;
  rows: readonly LedgerRow[];
  /** Stands under its rows. */
  after?: string;
  /** Makes it the target of in-page links. */
  id?: string;
}

interface AccountBookProps {
  pages: readonly AccountPage[];
  /** On a phone the entries of each page are folded under their names. */
  folds?: boolean;
}

/**
 * Kinds of one offer, as the pages of an open account book: down the left page, then, behind its stitched spine, down
 * the right one, and one under another where there is no room for two.
 */
export function AccountBook({ pages, folds = false }: AccountBookProps) {
  const half = Math.ceil(pages.length / 2);
  return (
    <div className="account-book grid border-page border-engrave bg-leaf">
      {[pages.slice(0, half), pages.slice(half)].map((side, index) => (
        <div key={side[0]?.title} className={index > 0 ? 'account-verso' : undefined}>
          {side.map(({ note, title, lead, rows, after, id }) => (
            <div
              key={title}
              id={id}
              className="flex flex-col gap-close border-engrave px-apart py-apart not-first:border-t-hair"
            >
              <div>
                <p className="font-display text-note text-saffron italic">{note}</p>
                <h3 className="font-display text-h2-prose text-balance">{title}</h3>
                {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
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
