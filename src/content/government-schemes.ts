/**
 * The yearly guarantee fee of CGTMSE, in percent, by the highest loan of each class in rupees. The source is in
 * compliance/sources/schemes.ts.
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

/**
 * The shares of a PMEGP project’s cost, in percent: what the applicant pays, and the subsidy in a town and in a
 * village.
 */
export const pmegpShares = {
  general: { own: 10, town: 15, village: 25 },
  special: { own: 5, town: 25, village: 35 },
} as const;
