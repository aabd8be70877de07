import { paper } from './paper.ts';
import type { Paper } from './paper.ts';

/**
 * The documents that non-resident Indians need for every service. They are on the NRI page and in the document lists.
 */
export const nriPapers: readonly Paper[] = [
  paper('passport'),
  paper('foreignAddress'),
  paper('pan'),
  paper('taxResidency'),
  paper('nriAccounts'),
  paper('foreignIncome'),
  paper('titleDeed'),
  paper('powerOfAttorney'),
];
