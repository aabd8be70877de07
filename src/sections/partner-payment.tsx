import { toPaise } from '../calculators/calculator-definition.ts';
import { PercentRange } from '../components/percent-range.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { groupDigits } from '../lib/group-digits.ts';
import { formatInWords, formatWholeRupees } from '../lib/indian-money.ts';
import { firmFees } from '../site/fees.ts';
import { commissionTax, partnerPayment, partnerShares } from '../site/partner-programme.ts';
import { isSample } from '../site/sample.ts';
import { DataTable } from './data-table.tsx';

interface PartnerPaymentTermsProps {
  /** A text with `{days}` until the payment, and `{rate}` and `{threshold}` of the tax on commission. */
  text: string;
}

/** A text about when a partner is paid, and which tax is deducted. */
export const PartnerPaymentTerms = ({ text }: PartnerPaymentTermsProps) => (
  <RichText
    text={text}
    values={{
      days: (
        <>
          {partnerPayment.days}
          {isSample(partnerPayment) && <SampleMark />}
        </>
      ),
      rate: commissionTax.rate,
      threshold: groupDigits(commissionTax.threshold),
    }}
  />
);

/** Returns a row. If the row is a sample, its text ends with a mark. */
export const withSampleMark = <Row extends { title: string; text: string }>(row: Row) => ({
  ...row,
  text: (
    <>
      {row.text}
      {isSample(row) && <SampleMark />}
    </>
  ),
});

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the range from the lowest share of the lowest amount to the highest share of the highest. Shares are in
 * percent.
 */
const calculateShare = (share: Range, amount: Range): Range => ({
  from: (amount.from * share.from) / 100,
  to: (amount.to * share.to) / 100,
});
const createExactRange = (amount: number): Range => ({ from: amount, to: amount });
/** Formats a range of rupees: '₹10,000–25,000'. */
const formatRange = ({ from, to }: Range) =>
  `${formatWholeRupees(toPaise(from))}–${formatWholeRupees(toPaise(to)).slice(1)}`;

const { personalLoans, businessLoans, billDiscounting } = partnerShares;

/** The referrals of an invented month. The partner gets a share of `of`, which is the loan or the firm's fee. */
const referrals = [
  { name: 'home', amount: 50_00_000, share: personalLoans, of: createExactRange(50_00_000), text: 'ofLoan' },
  { name: 'car', amount: 8_00_000, share: personalLoans, of: createExactRange(8_00_000), text: 'ofLoan' },
  {
    name: 'business',
    amount: 20_00_000,
    share: businessLoans,
    of: createExactRange(20_00_000),
    text: 'ofLoan',
  },
  {
    name: 'bill',
    amount: 10_00_000,
    share: billDiscounting,
    of: calculateShare(
      { from: firmFees.billDiscounting.from, to: firmFees.billDiscounting.to },
      createExactRange(10_00_000),
    ),
    text: 'ofFee',
  },
] as const;

const total = referrals
  .map(({ share, of }) => calculateShare(share, of))
  .reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }));

/** The tax on the total. It is due, because the complete range is above the threshold. */
const tds = calculateShare({ from: commissionTax.rate, to: commissionTax.rate }, total);

interface PartnerMonthProps {
  words: {
    caption: string;
    columns: { referral: string; share: string; amount: string };
    /** The names of the referrals, with `{amount}`. */
    home: string;
    car: string;
    business: string;
    bill: string;
    /** The share of a loan and of the firm's fee, with `{range}`. */
    ofLoan: string;
    ofFee: string;
    /** The row of the policies, for which the firm pays nothing. */
    policies: { referral: string; share: string; amount: string };
    total: string;
    /** A note with `{tds}`, the tax that is deducted from the total. */
    note: string;
  };
}

/** A table of the referrals of an invented month, with the partner's share of each. Sample figures are marked. */
export const PartnerMonth = ({ words }: PartnerMonthProps) => (
  <DataTable
    caption={words.caption}
    columns={[words.columns.referral, words.columns.share, words.columns.amount]}
    rows={[
      ...referrals.map(({ name, amount, share, of, text }) => [
        formatMessage(words[name], { amount: formatInWords(toPaise(amount)) }),
        <PercentRange key="share" range={share} text={words[text]} />,
        formatRange(calculateShare(share, of)),
      ]),
      [words.policies.referral, words.policies.share, words.policies.amount],
      [words.total, '', formatRange(total)],
    ]}
    note={formatMessage(words.note, { tds: formatRange(tds) })}
  />
);
