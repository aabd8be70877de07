import { inPaise } from '../calculators/calculator-definition.ts';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { wholeRupees } from '../lib/indian-money.ts';
import { partnerPayment, partnerShares } from '../site/partner-programme.ts';
import { isSample } from '../site/sample.ts';

/** The number of days until a partner is paid. A sample is marked. */
export const PartnerPaymentDays = () => (
  <>
    {partnerPayment.days}
    {isSample(partnerPayment) && <SampleMark />}
  </>
);

/** Adds a mark to the text of a row if the row is a sample. */
export const withSampleMark = <Row extends { title: string; text: string }>(row: Row) => ({
  ...row,
  text: (
    <>
      {row.text}
      {isSample(row) && <SampleMark />}
    </>
  ),
});

const { from, to } = partnerShares.personalLoans;
const shareOfFiftyLakh = (percent: number) => wholeRupees(inPaise(50_00_000 * (percent / 100)));

/** A partner's share of a home loan of ₹50 lakh, as a range in rupees. */
export const PartnerExample = () => (
  <>
    {noWrapRanges(`${shareOfFiftyLakh(from)}–${shareOfFiftyLakh(to).slice(1)}`)}
    {isSample(partnerShares.personalLoans) && <SampleMark />}
  </>
);
