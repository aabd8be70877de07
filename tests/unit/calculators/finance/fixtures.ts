/**
 * Published examples, against which the calculators are tested. Amounts are in rupees and rates in percent, as in the
 * source.
 */

/** Converts rupees to paise, and percent to hundredths of a percent. */
export const inHundredths = (value: number) => Math.round(value * 100);

interface Published {
  terms: { loan: number; rate: number; months: number };
  /** The published instalment, rounded to the rupee or to the paisa. */
  instalment: number;
  /** The published interest. If the source has none, it is the instalment times the months, minus the loan. */
  interest: number;
  /** Maximum difference from the published interest in rupees; 0.5 by default. */
  tolerance?: number;
}

export const loans: Readonly<Record<string, Published>> = {
  'Reserve Bank of India, Key Facts Statement for Loans & Advances, 15 April 2024, Annex B': { terms: { loan: 20_000, rate: 15, months: 24 }, instalment: 970, interest: 3_274 },
  // The source calculates the interest from the exact instalment, 13,493.4997.
  'emicalculator.net, How to calculate EMI': { terms: { loan: 10_00_000, rate: 10.5, months: 120 }, instalment: 13_493, interest: 6_19_220, tolerance: 1 },
  // The source adds 240 instalments rounded to the rupee.
  'indiacalculates.in, EMI calculator': { terms: { loan: 50_00_000, rate: 8.5, months: 240 }, instalment: 43_391, interest: 54_13_840, tolerance: 39.5 },
  'rloansfin.online, representative example': { terms: { loan: 5_00_000, rate: 10, months: 60 }, instalment: 10_624, interest: 1_37_411 },
  'Microsoft, Excel function PMT: =PMT(8%/12, 10, 10000)': { terms: { loan: 10_000, rate: 8, months: 10 }, instalment: 1_037.03, interest: 370.3 },
  // Our calculator rounds the interest to the paisa each month; NumPy rounds nothing.
  'NumPy Financial, pmt(0.075/12, 12*15, 200000) = -1854.0247200054619': { terms: { loan: 2_00_000, rate: 7.5, months: 180 }, instalment: 1_854.02, interest: 1_33_724.45, tolerance: 1 },
}; // oxfmt-ignore

/**
 * The interest and principal in the second year of a loan of 1,25,000 at 9% over 30 years: Microsoft, Excel functions
 * CUMIPMT and CUMPRINC.
 */
export const secondYear = { loan: 1_25_000, rate: 9, months: 360, interest: 11_135.23, principal: 934.11 };

/**
 * The loan of Annex B of the Key Facts Statement (see `loans`): the amount paid out after fees, and the annual
 * percentage rate that the statement must show.
 */
export const keyFacts = { loan: 20_000, rate: 15, months: 24, paidOut: 19_600, apr: 17.07 };

/**
 * A loan of 8,000 that is repaid in 48 monthly payments of 200 has a yearly rate of 9.24%, which is twelve times the
 * monthly rate: Microsoft, Excel function RATE.
 */
export const ratePublished = { payments: 48, paid: 200, received: 8_000, apr: 9.24 };

/**
 * The yearly cost (APR) of a loan of 2,00,000 at 10% whose fee is deducted from the loan, with one decimal:
 * emicalculator.net, 'Key Fact Statement: RBI requires banks to provide all-inclusive cost of loan'.
 */
export const effectiveCosts = [
  { months: 6, fee: 2_360, apr: 14.1 }, { months: 6, fee: 4_720, apr: 18.4 },
  { months: 6, fee: 7_080, apr: 22.7 }, { months: 12, fee: 4_720, apr: 14.5 },
  { months: 18, fee: 2_360, apr: 11.6 }, { months: 36, fee: 2_360, apr: 10.8 },
  { months: 36, fee: 4_720, apr: 11.6 }, { months: 60, fee: 2_360, apr: 10.5 },
  { months: 60, fee: 4_720, apr: 11 },
] as const; // oxfmt-ignore

/**
 * Balances of a loan of 10,00,000 at 8.5% over 240 months. The source rounds the interest to the rupee, and the
 * instalment up to the next rupee: propseva.com, home loan repayment schedule.
 */
export const balances = [
  { month: 1, balance: 9_98_404 }, { month: 5, balance: 9_91_908 },
  { month: 121, balance: 6_96_072 }, { month: 125, balance: 6_80_918 },
] as const; // oxfmt-ignore

/**
 * The yearly interest on a fully drawn credit limit before and after restructuring, from the specification. Each list
 * contains the limit in rupees, the rate in percent and the interest in rupees.
 */
export const outcomes = [
  { before: [1_50_00_000, 13, 19_50_000], after: [2_00_00_000, 10.25, 20_50_000] },
  { before: [3_00_00_000, 14, 42_00_000], after: [3_00_00_000, 11, 33_00_000] },
] as const;

/**
 * The last day to pay, by the day of acceptance and the number of days agreed in writing. The last row is derived from
 * the Act. The other rows are published examples.
 */
export const dueDates = [
  { source: 'caura.in, due date for making payment to MSME creditors', accepted: '2023-11-20', agreed: 30, due: '2023-12-20' },
  { source: 'the same, more than 45 days agreed', accepted: '2023-11-20', agreed: 60, due: '2024-01-04' },
  { source: 'the same, in a leap year', accepted: '2024-02-01', agreed: 30, due: '2024-03-02' },
  { source: 'the same, more than 45 days in a leap year', accepted: '2024-02-01', agreed: 90, due: '2024-03-17' },
  { source: 'MSMED Act, section 2(b): fifteen days if nothing was agreed in writing', accepted: '2026-06-01', agreed: 0, due: '2026-06-16' },
] as const; // oxfmt-ignore

/**
 * The debt that one rupee grows to at three times the bank rate (in percent), compounded monthly. The monthly rate,
 * 3 × bank rate / 12, selects the table of compound amount factors in Blank and Tarquin, Engineering Economy: table 1 (0.25%),
 * table 6 (1.5%) and table 8 (3%).
 */
export const compoundFactors = [
  { bankRate: 1, months: 12, factor: 1.0304 }, { bankRate: 1, months: 24, factor: 1.0618 },
  { bankRate: 6, months: 6, factor: 1.0934 }, { bankRate: 6, months: 12, factor: 1.1956 },
  { bankRate: 6, months: 24, factor: 1.4295 }, { bankRate: 6, months: 36, factor: 1.7091 },
  { bankRate: 12, months: 5, factor: 1.1593 }, { bankRate: 12, months: 12, factor: 1.4258 },
  { bankRate: 12, months: 24, factor: 2.0328 },
] as const; // oxfmt-ignore
