import { createPaper } from './paper.ts';
import type { Paper } from './paper.ts';

/** The documents that non-resident Indians need for every service. */
export const nriPapers: readonly Paper[] = [
  createPaper('passport'),
  createPaper('foreignAddress'),
  createPaper('pan'),
  createPaper('taxResidency'),
  createPaper('nriAccounts'),
  createPaper('foreignIncome'),
  createPaper('titleDeed'),
  createPaper('powerOfAttorney'),
];
