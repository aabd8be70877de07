import words from '#words/content/main-fees.json';
import { firmFees } from '../site/fees.ts';

/** One fee for each kind of visitor, with a link to the terms of the fee. */
export const mainFees = [
  {
    service: words.limit,
    fee: firmFees.debtRestructuring,
    to: '/services/investment-banking#costs',
  },
  { service: words.invoice, fee: firmFees.billDiscounting, to: '/services/billDiscounting#costs' },
  { service: words.homeLoan, fee: firmFees.homeLoan, to: '/home-loan#costs' },
  { service: words.property, fee: firmFees.propertyAdvice, to: '/nri#costs' },
  { service: words.company, fee: firmFees.incorporation, to: '/services/ourEndToEndforeignServices#costs' },
  { service: words.insurance, fee: firmFees.insurance, to: '/services/ourInsuranceServices#costs' },
] as const;

export const mainFeesText = words.text;
