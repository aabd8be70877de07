import { getPaper } from './paper.ts';
import type { Paper } from './paper.ts';

/** The documents that non-resident Indians need for every service. */
export const nriPapers: readonly Paper[] = [
  getPaper('passport'),
  getPaper('foreignAddress'),
  getPaper('pan'),
  getPaper('taxResidency'),
  getPaper('nriAccounts'),
  getPaper('foreignIncome'),
  getPaper('titleDeed'),
  getPaper('powerOfAttorney'),
];
