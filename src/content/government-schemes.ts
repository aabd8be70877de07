/**
 * The yearly guarantee fee of CGTMSE in percent, by the largest loan to which it applies (`upTo`, in rupees). The
 * source is in compliance/sources/schemes.ts.
 */
export const guaranteeFees = [
  { upTo: 10_00_000, fee: 0.37 },
  { upTo: 50_00_000, fee: 0.55 },
  { upTo: 1_00_00_000, fee: 0.6 },
  { upTo: 2_00_00_000, fee: 0.85 },
  { upTo: 5_00_00_000, fee: 1 },
  { upTo: 8_00_00_000, fee: 1.1 },
  { upTo: 10_00_00_000, fee: 1.2 },
] as const;

/** The first loan of PM Vishwakarma. The rate is in percent a year. */
export const firstVishwakarmaLoan = { rupees: 1_00_000, months: 18, rate: { from: 5 } };

/** The highest amount of the second loan of PM Vishwakarma, in rupees. */
export const vishwakarmaCeiling = 2_00_000;

/** The largest loan of each class of Mudra loans, in rupees. */
export const mudraCeilings = {
  shishu: 50_000,
  kishore: 5_00_000,
  tarun: 10_00_000,
  tarunPlus: 20_00_000,
} as const;

/** The highest cost of a manufacturing project of PMEGP, in rupees. */
export const pmegpCeiling = 50_00_000;

/** The largest loan with a guarantee of CGTMSE, in rupees. */
export const guaranteeCeiling = Math.max(...guaranteeFees.map(({ upTo }) => upTo));

/**
 * Shares of a PMEGP project’s cost in percent: the applicant’s own money, and the subsidy in a town and in a village.
 */
export const pmegpShares = {
  general: { own: 10, town: 15, village: 25 },
  special: { own: 5, town: 25, village: 35 },
} as const;
