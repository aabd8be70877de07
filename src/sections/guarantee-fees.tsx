import { guaranteeFees } from '../content/government-schemes.ts';
import { formatMessage } from '../lib/format-message.ts';
import { formatInWords } from '../lib/indian-money.ts';
import { DataTable } from './data-table.tsx';

interface GuaranteeFeesProps {
  caption: string;
  columns: { loan: string; fee: string };
  /** The name of a class of loans, with `{amount}`, the largest loan of the class. */
  upTo: string;
  note: string;
}

/** A table of the yearly guarantee fees of CGTMSE. */
export const GuaranteeFees = ({ caption, columns, upTo, note }: GuaranteeFeesProps) => (
  <DataTable
    caption={caption}
    columns={[columns.loan, columns.fee]}
    rows={guaranteeFees.map((row) => [
      formatMessage(upTo, { amount: formatInWords(row.upTo * 100) }),
      `${row.fee.toFixed(2)}%`,
    ])}
    note={note}
  />
);
