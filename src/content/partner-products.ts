import words from '#words/content/partner-products.json';
import { partnerShares } from '../site/partner-programme.ts';

/** The products of the partner programme, each with the event that earns a share, and the share in percent. */
export const partnerProducts = [
  { ...words.personal, range: partnerShares.personalLoans },
  { ...words.business, range: partnerShares.businessLoans },
  { ...words.bills, range: partnerShares.billDiscounting },
  { ...words.insurance, range: partnerShares.insurance },
  { ...words.funds, range: partnerShares.investments },
  { ...words.advice, range: partnerShares.advice },
  { ...words.realEstate, range: partnerShares.realEstate },
] as const;
