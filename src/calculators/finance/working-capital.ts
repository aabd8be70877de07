import { HUNDRED_PERCENT, shareOfValue } from './money.ts';

/**
 * The turnover method of the Nayak Committee (compliance/sources/working-capital.ts). The need for working capital, the
 * bank's part of it and the borrower's part are shares of the projected turnover, in hundredths of a percent.
 */
export const turnoverShares = { need: 25_00, limit: 20_00, margin: 5_00 };

/** The largest limit in paise that banks usually assess by the turnover method. */
export const TURNOVER_CEILING = 5_00_00_000_00;

export interface CurrentAssets {
  /** The value of the stock. All amounts are in paise, and all margins in hundredths of a percent. */
  stock: number;
  /** The amount that is owed to suppliers. A bank does not lend against stock that is not yet paid for. */
  creditors: number;
  debtors: number;
  stockMargin: number;
  debtorMargin: number;
}

/**
 * Returns the stock and the debtors against which a bank lends (`security`), and the drawing power (`amount`). The
 * drawing power is the sum of stock and debtors, each minus its margin and rounded down to whole rupees. Creditors are
 * deducted first from the stock, and then, if they are higher than the stock, from the debtors.
 */
export function calculateDrawingPower({
  stock,
  creditors,
  debtors,
  stockMargin,
  debtorMargin,
}: CurrentAssets) {
  const paidStock = Math.max(0, stock - creditors);
  const freeDebtors = Math.max(0, debtors - Math.max(0, creditors - stock));
  return {
    security: paidStock + freeDebtors,
    amount:
      shareOfValue(paidStock, HUNDRED_PERCENT - stockMargin) +
      shareOfValue(freeDebtors, HUNDRED_PERCENT - debtorMargin),
  };
}

/**
 * Returns the need, the limit and the borrower's margin by the turnover method, rounded down to whole rupees. Returns
 * undefined if the limit is above the ceiling of the method.
 */
export function limitByTurnover(turnover: number) {
  const limit = shareOfValue(turnover, turnoverShares.limit);
  if (limit > TURNOVER_CEILING) return undefined;
  return {
    limit,
    need: shareOfValue(turnover, turnoverShares.need),
    margin: shareOfValue(turnover, turnoverShares.margin),
  };
}
