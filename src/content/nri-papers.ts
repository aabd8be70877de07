import { createPaper } from './paper.ts';
import type { Paper } from './paper.ts';

/**
 * The documents that non-resident Indians need for every service. They are on the NRI page and in the document lists.
 */
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
