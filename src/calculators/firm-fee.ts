import type { Fee } from '../site/fee-schema.ts';
import { gstRate } from '../site/fees.ts';
import { multiplyByRatio } from './finance/money.ts';

/** Returns the highest fee of a range. If there is no range, returns the fee itself. */
export const getLargestFee = ({ from, to }: Fee): number => to ?? from;

/** Adds GST to an amount in paise if the fee is quoted without GST. */
export const withGst = (paise: number, { gst }: Fee): number =>
  gst === 'added' ? multiplyByRatio(paise, 100 + gstRate, 100) : paise;
