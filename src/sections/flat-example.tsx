import * as flat from '#words/flat.json';
import { toHundredths, toPaise } from '../calculators/calculator-definition.ts';
import { calculateFlatCosts, gstRates } from '../calculators/finance/flat.ts';
import { calculateMaxLoanForValue } from '../calculators/finance/loan-to-value.ts';
import { HUNDRED_PERCENT, multiplyByRatio } from '../calculators/finance/money.ts';
import { calculateRegistrationFee, findDutyRate, places } from '../calculators/finance/stamp-duty.ts';
import { getLargestFee } from '../calculators/firm-fee.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { formatPercent, formatWholeRupees } from '../lib/indian-money.ts';
import { firmFees, gstRate } from '../site/fees.ts';
import { homeLoan } from '../site/property-loan.ts';
import { isSample } from '../site/sample.ts';
import { DataTable } from './data-table.tsx';

const price = toPaise(90_00_000);
const loan = calculateMaxLoanForValue(price);
const stampDuty = findDutyRate(places.uttarPradesh, price, 'man');

const calculateCosts = (gst: number) =>
  calculateFlatCosts({
    price,
    loan,
    gst,
    stampDuty,
    registration: calculateRegistrationFee(places.uttarPradesh, price),
    lenderFee: toHundredths(homeLoan.fee.to),
    ourFee: toHundredths(getLargestFee(firmFees.homeLoan)),
    feeGst: toHundredths(gstRate),
  });
const ready = calculateCosts(gstRates.ready);
const building = calculateCosts(gstRates.building);

/** The tax (TDS) that a buyer deducts from the price of a resident seller, in hundredths of a percent. */
const BUYER_TDS = 1_00;

type Part = keyof typeof ready;

const parts: readonly { part: Part; label: string; isMarked?: boolean }[] = [
  { part: 'own', label: flat.ownPart },
  { part: 'gst', label: formatMessage(flat.gst, { rate: formatPercent(gstRates.building) }) },
  { part: 'stampDuty', label: formatMessage(flat.stampDuty, { rate: formatPercent(stampDuty) }) },
  { part: 'registration', label: flat.registrationFee },
  { part: 'lenderFee', label: flat.lenderCharge, isMarked: isSample(homeLoan.fee) },
  { part: 'ourFee', label: flat.ourCharge, isMarked: isSample(firmFees.homeLoan) },
  { part: 'total', label: flat.inHand },
];

interface FlatExampleProps {
  words: {
    caption: string;
    columns: { payment: string };
    /** The label of the loan, with `{share}` of the price. */
    loan: string;
    /** A note with `{tds}`, the tax that the buyer deducts from the price. */
    note: string;
  };
}

/** A table of what a buyer pays for a flat of ₹90 lakh in Noida, ready or under construction. Samples are marked. */
export const FlatExample = ({ words }: FlatExampleProps) => (
  <DataTable
    caption={words.caption}
    columns={[words.columns.payment, flat.stages.ready, flat.stages.building]}
    rows={[
      [
        formatMessage(words.loan, { share: formatPercent(multiplyByRatio(loan, HUNDRED_PERCENT, price)) }),
        formatWholeRupees(loan),
        formatWholeRupees(loan),
      ],
      ...parts.map(({ part, label, isMarked = false }) => [
        <>
          {label}
          {isMarked && <SampleMark />}
        </>,
        formatWholeRupees(ready[part]),
        formatWholeRupees(building[part]),
      ]),
    ]}
    hasAmounts={false}
    alignRight
    note={formatMessage(words.note, {
      tds: formatWholeRupees(multiplyByRatio(price, BUYER_TDS, HUNDRED_PERCENT)),
    })}
  />
);
