import { inHundredths, inPaise } from '../calculators/calculator-definition.ts';
import { monthlyInstalment } from '../calculators/finance/loan.ts';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { wholeRupees } from '../lib/indian-money.ts';
import { propertyLoan } from '../site/property-loan.ts';
import { isSample } from '../site/sample.ts';

const emi = (rate: number) =>
  wholeRupees(
    monthlyInstalment({
      amount: inPaise(10_00_000),
      rate: inHundredths(rate),
      months: 12 * propertyLoan.years,
    }),
  );

/** The EMI of a loan against property of ₹10 lakh over the longest term, from the lowest usual rate to the highest. */
export const PropertyLoanEmi = () => (
  <>
    {noWrapRanges(`${emi(propertyLoan.rate.from)}–${emi(propertyLoan.rate.to).slice(1)}`)}
    {isSample(propertyLoan.rate) && <SampleMark />}
  </>
);
