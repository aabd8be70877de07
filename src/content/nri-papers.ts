import { paper } from './paper.ts';
import type { Paper } from './paper.ts';

/** Documents of a non-resident Indian, for the NRI page and the document lists. */
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
