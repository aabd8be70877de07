import { inHundredths, inPaise } from '../calculators/calculator-definition.ts';
import { monthlyInstalment } from '../calculators/finance/loan.ts';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { wholeRupees } from '../lib/indian-money.ts';
import { propertyLoan } from '../site/property-loan.ts';
import { isSample } from '../site/sample.ts';

const formatEmi = (rate: number) =>
  wholeRupees(
    monthlyInstalment({
      amount: inPaise(10_00_000),
      rate: inHundredths(rate),
      months: 12 * propertyLoan.years,
    }),
  );

/**
 * The monthly instalment of a loan against property of ₹10 lakh, for the range of usual rates. Its term is the longest
 * term.
 */
export const PropertyLoanEmi = () => (
  <>
    {noWrapRanges(`${formatEmi(propertyLoan.rate.from)}–${formatEmi(propertyLoan.rate.to).slice(1)}`)}
    {isSample(propertyLoan.rate) && <SampleMark />}
  </>
);
