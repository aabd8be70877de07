import { toPaise } from '../calculators/calculator-definition.ts';
import { withGst } from '../calculators/firm-fee.ts';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { formatWholeRupees } from '../lib/indian-money.ts';
import type { Fee } from '../site/fee-schema.ts';
import { isSample } from '../site/sample.ts';

interface FeeExampleProps {
  /** A fee in percent. */
  fee: Fee & { unit: '%'; to: number };
  /** The amount of which the fee is a percentage, in rupees. */
  amount: number;
  hasGst?: boolean;
}

/** The firm's fee for an amount, as a range in rupees, with a mark if the fee is a sample. */
export function FeeExample({ fee, amount, hasGst = false }: FeeExampleProps) {
  const [from, to] = [fee.from, fee.to].map((rate) => {
    const paise = toPaise((amount * rate) / 100);
    return formatWholeRupees(hasGst ? withGst(paise, fee) : paise);
  }) as [string, string];
  return (
    <>
      {preventRangeWraps(`${from}–${to.slice(1)}`)}
      {isSample(fee) && <SampleMark />}
    </>
  );
}
