import { loanToValueBands } from './loan-to-value.ts';
import { multiplyByRatio, HUNDRED_PERCENT } from './money.ts';

/** GST on the price of a flat, in hundredths of a percent (compliance/sources/buying-a-flat.ts). */
export const gstRates = { ready: 0, building: 5_00, affordable: 1_00 };
/** The highest price of a flat with the rate `affordable`, in paise. */
export const AFFORDABLE_PRICE = 45_00_000_00;

/** The purchase of a flat. Amounts are in paise. Rates and shares are in hundredths of a percent. */
interface Purchase {
  price: number;
  loan: number;
  /** The rate of GST on the price. */
  gst: number;
  /** The rate of stamp duty on the price. */
  stampDuty: number;
  /** The amount of the registration charges. */
  registration: number;
  /** The lender's fee without GST, as a share of the loan. */
  lenderFee: number;
  /** The firm's fee without GST, as a share of the loan. */
  ourFee: number;
  /** The rate of GST on both fees. */
  feeGst: number;
}

const calculateShare = (amount: number, rate: number) => multiplyByRatio(amount, rate, HUNDRED_PERCENT);

/** Returns what the buyer of a flat pays in addition to the loan: each part, rounded to the paisa, and the totals. */
export function calculateFlatCosts(purchase: Purchase) {
  const { price, loan, registration, feeGst } = purchase;
  const calculateFee = (rate: number) => calculateShare(calculateShare(loan, rate), HUNDRED_PERCENT + feeGst);
  const own = price - loan;
  const gst = calculateShare(price, purchase.gst);
  const stampDuty = calculateShare(price, purchase.stampDuty);
  const lenderFee = calculateFee(purchase.lenderFee);
  const ourFee = calculateFee(purchase.ourFee);
  const taxes = gst + stampDuty + registration;
  const charges = lenderFee + ourFee;
  return {
    own,
    gst,
    stampDuty,
    registration,
    lenderFee,
    ourFee,
    taxes,
    charges,
    total: own + taxes + charges,
  };
}

/**
 * Returns the band whose upper end limits the loan: a larger loan would be in the next band, which allows a lower share
 * of the value. Returns undefined if the loan is below the end of its band.
 * @param loan the largest loan for the home (`calculateMaxLoanForValue`)
 */
export function findLimitingBand(loan: number) {
  const index = loanToValueBands.findIndex(({ upTo }) => upTo === loan);
  const next = loanToValueBands[index + 1];
  return index >= 0 && next
    ? { upTo: loan, share: loanToValueBands[index]!.share, nextShare: next.share }
    : undefined;
}
