import { toHundredths, toPaise } from '../calculators/calculator-definition.ts';
import { calculateInstalment } from '../calculators/finance/loan.ts';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { formatWholeRupees } from '../lib/indian-money.ts';
import { isSample } from '../site/sample.ts';

interface EmiRangeProps {
  /** The loan in rupees. */
  amount: number;
  /** The usual rates in percent a year. Without `to`, there is only one rate. */
  rate: { from: number; to?: number };
  months: number;
}

/** The monthly instalment of a loan for a range of rates, in whole rupees, with a mark if the rates are samples. */
export function EmiRange({ amount, rate, months }: EmiRangeProps) {
  const formatEmi = (percent: number) =>
    formatWholeRupees(calculateInstalment({ amount: toPaise(amount), rate: toHundredths(percent), months }));
  const { from, to } = rate;
  return (
    <>
      {preventRangeWraps(to === undefined ? formatEmi(from) : `${formatEmi(from)}–${formatEmi(to).slice(1)}`)}
      {isSample(rate) && <SampleMark />}
    </>
  );
}
