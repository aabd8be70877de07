import { toHundredths, toPaise } from '../calculators/calculator-definition.ts';
import { calculateInstalment } from '../calculators/finance/loan.ts';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { formatWholeRupees } from '../lib/indian-money.ts';
import { propertyLoan } from '../site/property-loan.ts';
import { isSample } from '../site/sample.ts';

const formatEmi = (rate: number) =>
  formatWholeRupees(
    calculateInstalment({
      amount: toPaise(10_00_000),
      rate: toHundredths(rate),
      months: 12 * propertyLoan.years,
    }),
  );

/**
 * The monthly instalment of a loan against property of ₹10 lakh, for the range of usual rates. Its term is the longest
 * term.
 */
export const PropertyLoanEmi = () => (
  <>
    {preventRangeWraps(`${formatEmi(propertyLoan.rate.from)}–${formatEmi(propertyLoan.rate.to).slice(1)}`)}
    {isSample(propertyLoan.rate) && <SampleMark />}
  </>
);
