import { loanToValueBands } from './loan-to-value.ts';
import { multiplyByRatio, HUNDRED_PERCENT } from './money.ts';

/** GST on the price of a flat, in hundredths of a per cent (compliance/sources/buying-a-flat.ts). */
export const gstRates = { ready: 0, building: 5_00, affordable: 1_00 };
/** The highest price, in paise, of a flat with the lower GST. */
export const AFFORDABLE_PRICE = 45_00_000_00;

/** The price and the loan are in paise, rates in hundredths of a per cent. */
interface Purchase {
  price: number;
  loan: number;
  /** GST on the price. */
  gst: number;
  stampDuty: number;
  /** Registration charges in paise. */
  registration: number;
  /** Shares of the loan. GST at `feeGst` is added to both. */
  lenderFee: number;
  ourFee: number;
  feeGst: number;
}

const shareOf = (amount: number, rate: number) => multiplyByRatio(amount, rate, HUNDRED_PERCENT);

/** Returns the parts of the money that the buyer of a flat needs, and their sum. Each part is rounded to the paisa. */
export function flatCosts(purchase: Purchase) {
  const { price, loan, registration, feeGst } = purchase;
  const withGst = (rate: number) => shareOf(shareOf(loan, rate), HUNDRED_PERCENT + feeGst);
  const own = price - loan;
  const gst = shareOf(price, purchase.gst);
  const stampDuty = shareOf(price, purchase.stampDuty);
  const lenderFee = withGst(purchase.lenderFee);
  const ourFee = withGst(purchase.ourFee);
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
 * Returns the band that limits the loan to its upper end: with a larger loan, the bank's share would be above the share of
 * the next band. Undefined if the price, and not a band, limits the loan.
 * @param loan the largest loan for the home (`maxLoanForValue`)
 */
export function limitingBand(loan: number) {
  const index = loanToValueBands.findIndex(({ upTo }) => upTo === loan);
  const next = loanToValueBands[index + 1];
  return index >= 0 && next
    ? { upTo: loan, share: loanToValueBands[index]!.share, nextShare: next.share }
    : undefined;
}
