/*
 * Income tax in India on the profit of a foreign owner, in percent, for the tax year 2026-27. Update the rates here and
 * in compliance/sources/profit-tax.ts.
 */

const CESS = 4;

interface Tax {
  readonly rate: number;
  /** The lowest and the highest surcharge, in percent of the tax. The highest applies to large profits. */
  readonly surcharge: { readonly from: number; readonly to: number };
}

const taxes = {
  company: { rate: 22, surcharge: { from: 10, to: 10 } },
  llp: { rate: 30, surcharge: { from: 0, to: 12 } },
  branch: { rate: 35, surcharge: { from: 0, to: 5 } },
  dividend: { rate: 20, surcharge: { from: 0, to: 5 } },
} as const satisfies Record<string, Tax>;

/** The highest tax on a dividend that a treaty permits, in percent. Surcharge and cess are not added to it. */
const treatyRates = { low: 10, high: 15 } as const;

export interface TaxRange {
  readonly from: number;
  readonly to: number;
}

const exactly = (rate: number): TaxRange => ({ from: rate, to: rate });

/** Returns the rate of a tax with surcharge and cess, in percent. */
function withSurchargeAndCess({ rate, surcharge }: Tax): TaxRange {
  const add = (percent: number) => (rate * (100 + percent) * (100 + CESS)) / 100 ** 2;
  return { from: add(surcharge.from), to: add(surcharge.to) };
}

const company = withSurchargeAndCess(taxes.company);
const llp = withSurchargeAndCess(taxes.llp);
const branch = withSurchargeAndCess(taxes.branch);

export interface ProfitTax {
  readonly profit: TaxRange;
  /** The tax when the profit goes to the owner abroad, in percent of the amount. It is undefined if there is none. */
  readonly transfer?: TaxRange;
}

/** The taxes on a profit and on its transfer abroad. A company's taxes depend on the treaty with the owner's country. */
export const profitTaxes = {
  companyLow: { profit: company, transfer: exactly(treatyRates.low) },
  companyHigh: { profit: company, transfer: exactly(treatyRates.high) },
  companyWithoutTreaty: { profit: company, transfer: withSurchargeAndCess(taxes.dividend) },
  llp: { profit: llp },
  branch: { profit: branch },
} as const satisfies Record<string, ProfitTax>;

/** Returns the sum of both taxes in percent of the profit. The tax on the transfer applies to the profit after tax. */
export function totalTax({ profit, transfer = exactly(0) }: ProfitTax): TaxRange {
  const add = (first: number, second: number) => first + ((100 - first) * second) / 100;
  return { from: add(profit.from, transfer.from), to: add(profit.to, transfer.to) };
}

/** Formats a tax with at most two decimals: '25.17%' or '36.4–38.22%'. */
export function formatTax({ from, to }: TaxRange): string {
  const format = (rate: number) => String(Math.round(rate * 100) / 100);
  return from === to ? `${format(from)}%` : `${format(from)}–${format(to)}%`;
}
