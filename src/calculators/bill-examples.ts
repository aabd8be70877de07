import { formatPercent } from '../lib/indian-money.ts';
import type { Fee } from '../site/fee-schema.ts';
import { firmFees } from '../site/fees.ts';
import { toHundredths, toPaise } from './calculator-definition.ts';
import { discountBill, calculateYearlyCost } from './finance/bill.ts';
import { HUNDRED_PERCENT, multiplyByRatio } from './finance/money.ts';
import { getLargestFee, withGst } from './firm-fee.ts';

/** The firm's fee for a bill, in percent of the bill. */
export type BillFee = Fee & { unit: '%'; per: 'bill' };

/** The worked example of a bill and the firm's fee for it. Amounts are in rupees, shares and rates in percent. */
export interface BillExample {
  invoice: number;
  days: number;
  advance: number;
  rate: number;
  charges: number;
  fee: BillFee;
}

export const billExamples: Readonly<Record<'bill' | 'export', BillExample>> = {
  bill: { invoice: 5_00_000, days: 60, advance: 95, rate: 12, charges: 2_500, fee: firmFees.billDiscounting },
  export: { invoice: 10_00_000, days: 90, advance: 80, rate: 6, charges: 8_000, fee: firmFees.exportBill },
};

/**
 * Returns the fee on an invoice, in paise, with GST if the fee is quoted without GST.
 * @param rate the fee's share of the invoice, in hundredths of a percent
 */
export const calculateBillFee = (invoice: number, rate: number, fee: BillFee): number =>
  withGst(multiplyByRatio(invoice, rate, HUNDRED_PERCENT), fee);

/**
 * Returns the effective yearly cost of an example with the firm's smallest and its largest fee: '17.09–18.98%'. If
 * both costs are equal, returns one rate.
 */
export function formatExampleCost(name: keyof typeof billExamples): string {
  const { days, fee, ...terms } = billExamples[name];
  const invoice = toPaise(terms.invoice);
  const { cost, receivedToday } = discountBill({
    invoice,
    days,
    advance: toHundredths(terms.advance),
    rate: toHundredths(terms.rate),
    charges: toPaise(terms.charges),
    overdraft: 0,
  });
  const formatCostWithFee = (rate: number) =>
    formatPercent(
      calculateYearlyCost(cost + calculateBillFee(invoice, toHundredths(rate), fee), receivedToday, days),
    );
  const lowest = formatCostWithFee(fee.from);
  const highest = formatCostWithFee(getLargestFee(fee));
  return lowest === highest ? lowest : `${lowest.replace('%', '')}–${highest}`;
}
