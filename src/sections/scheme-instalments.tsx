import type { ReactNode } from 'react';
import { toPaise } from '../calculators/calculator-definition.ts';
import { mudraLoan } from '../content/business-loan.ts';
import { firstVishwakarmaLoan } from '../content/government-schemes.ts';
import { formatMessage } from '../lib/format-message.ts';
import { formatInWords } from '../lib/indian-money.ts';
import { firmFees } from '../site/fees.ts';
import { DataTable } from './data-table.tsx';
import { EmiRange } from './emi-range.tsx';
import { FeeExample } from './fee-example.tsx';
import { formatFee } from './format-fee.ts';

interface SchemeInstalmentsProps {
  caption: string;
  columns: { loan: string; emi: string; fee: string };
  /** The text of a loan, with `{scheme}`, `{amount}`, `{months}` and `{rate}`. */
  terms: string;
  vishwakarma: string;
  /** The name of the class of Mudra loans. */
  mudra: string;
}

const mudraExample = { rupees: 1_50_000, months: 36, rate: mudraLoan.rate } as const;

/** A table of the monthly instalments of a small loan in two schemes, with the firm's fee for each. */
export function SchemeInstalments({ caption, columns, terms, vishwakarma, mudra }: SchemeInstalmentsProps) {
  const createRow = (
    scheme: string,
    loan: { rupees: number; months: number; rate: { from: number; to?: number } },
    fee: ReactNode,
  ) => {
    const { rupees, months, rate } = loan;
    const rates = rate.to === undefined ? rate.from : `${rate.from}–${rate.to}`;
    return [
      formatMessage(terms, { scheme, amount: formatInWords(toPaise(rupees)), months, rate: `${rates}%` }),
      <EmiRange key="emi" amount={rupees} rate={rate} months={months} />,
      fee,
    ];
  };
  return (
    <DataTable
      caption={caption}
      captionShown
      columns={[columns.loan, columns.emi, columns.fee]}
      rows={[
        createRow(vishwakarma, firstVishwakarmaLoan, formatFee(firmFees.firstConsultation)),
        createRow(
          mudra,
          mudraExample,
          <FeeExample key="fee" fee={firmFees.mudraLoan} amount={mudraExample.rupees} hasGst />,
        ),
      ]}
      hasAmounts={false}
    />
  );
}
