import { toPaise } from '../calculators/calculator-definition.ts';
import { formatMessage } from '../lib/format-message.ts';
import { formatRupees } from '../lib/indian-money.ts';
import type { Fee } from '../site/fee-schema.ts';
import { gstRate } from '../site/fees.ts';
import * as words from '#words/costs.json';

/** Returns a text such as '0.25–0.5%' or '₹75,000–1,50,000'. */
export function formatFeeAmount({ from, to, unit }: Fee): string {
  const format = (amount: number) => (unit === '₹' ? formatRupees(toPaise(amount)).slice(1) : String(amount));
  const range = to === undefined ? format(from) : `${format(from)}–${format(to)}`;
  return unit === '₹' ? `₹${range}` : `${range}%`;
}

/** Returns a text such as '0.25–0.5% of the bill' or '₹75,000–1,50,000'. */
export const formatFee = (fee: Fee) => formatMessage(words.per[fee.per], { amount: formatFeeAmount(fee) });

/** Returns the values for the placeholders of a text about the GST on a fee. */
export const getGstValues = ({ gst }: Fee) => (gst === 'added' ? { rate: String(gstRate) } : {});

/** Returns a text such as '{amount} of the bill + 18% GST'. */
const createGstMessage = (fee: Fee) =>
  formatMessage(words.withGst[fee.gst], { ...getGstValues(fee), amount: words.per[fee.per] });

/** Returns a text such as '0.25–0.5% of the bill + 18% GST'. */
export const formatFeeWithGst = (fee: Fee) =>
  formatMessage(createGstMessage(fee), { amount: formatFeeAmount(fee) });
