import { anchor } from './anchor.ts';
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

/**
 * Kinds of one offer, as the pages of an open account book: down the left page, then down the right one, and one under
 * another where there is no room for two.
 */
export function AccountBook({ pages }: { pages: readonly AccountPage[] }) {
  const half = Math.ceil(pages.length / 2);
  return (
    <div className="grid border-page border-engrave bg-leaf lg:grid-cols-2">
      {[pages.slice(0, half), pages.slice(half)].map((side, index) => (
        <div
          key={side[0]?.title}
          className={index > 0 ? 'border-t-hair border-engrave lg:border-t-0 lg:border-l-hair' : undefined}
        >
          {side.map(({ note, title, lead, rows, after, id }) => (
            <div
              key={title}
              {...anchor(id)}
              className="flex flex-col gap-close border-engrave px-apart py-apart not-first:border-t-hair"
            >
              <div>
                <p className="font-display text-note text-saffron italic">{note}</p>
                <h3 className="font-display text-h2-prose text-balance">{title}</h3>
                {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
              </div>
              <LedgerRows rows={rows} level={4} />
              {after && <p className="text-detail">{after}</p>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
