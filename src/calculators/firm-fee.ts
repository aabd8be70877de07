import type { Fee } from '../site/fee-schema.ts';
import { gstRate } from '../site/fees.ts';
import { multiplyByRatio } from './finance/money.ts';

/** Returns the end of a range of fees, or the only fee. */
export const largestFee = ({ from, to }: Fee): number => to ?? from;

/** Returns the firm's fee with its GST, in paise. */
export const withGst = (paise: number, { gst }: Fee): number =>
  gst === 'added' ? multiplyByRatio(paise, 100 + gstRate, 100) : paise;
