import { linkClass } from '../components/link.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { creditBureaus, creditBureausChecked } from '../content/credit-bureaus.ts';
import { formatDate } from '../lib/format-date.ts';
import { formatMessage } from '../lib/format-message.ts';
import { DataTable } from './data-table.tsx';

interface CreditBureausProps {
  caption: string;
  columns: { bureau: string; page: string };
  /** A note with `{date}`, the day on which the links were last checked. */
  note: string;
}

/** A table of the credit bureaus, with links to their free yearly reports. */
export const CreditBureaus = ({ caption, columns, note }: CreditBureausProps) => (
  <DataTable
    caption={caption}
    columns={[columns.bureau, columns.page]}
    rows={creditBureaus.map(({ name, url }) => [
      <span key="name" lang="en">
        {name}
      </span>,
      <NewTabLink key="page" href={url} className={linkClass.wrap}>
        {new URL(url).hostname.replace('www.', '')}
      </NewTabLink>,
    ])}
    hasAmounts={false}
    note={formatMessage(note, { date: formatDate(creditBureausChecked) })}
  />
);
