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
  const formatFee = (rate: number) => {
    const paise = toPaise((amount * rate) / 100);
    return formatWholeRupees(hasGst ? withGst(paise, fee) : paise);
  };
  const maximum = formatFee(fee.to).replace('₹', '');
  return (
    <>
      {preventRangeWraps(`${formatFee(fee.from)}–${maximum}`)}
      {isSample(fee) && <SampleMark />}
    </>
  );
}
