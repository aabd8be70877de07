import words from '#words/content/partner-products.json';
import { partnerShares } from '../site/partner-programme.ts';

/**
 * The products of the partner programme. `earned` is the event that earns the share. `range` is the share in percent.
 */
export const partnerProducts = [
  { ...words.personal, range: partnerShares.personalLoans },
  { ...words.business, range: partnerShares.businessLoans },
  { ...words.bills, range: partnerShares.billDiscounting },
  { ...words.insurance, range: partnerShares.insurance },
  { ...words.funds, range: partnerShares.investments },
  { ...words.advice, range: partnerShares.advice },
  { ...words.realEstate, range: partnerShares.realEstate },
] as const;
