import { propertyLoan } from '../../site/property-loan.ts';

/** Returns the answer 'Home loan' if no other loan to individuals has such a long term. */
export const homeLoanBy = (months: number): { kind?: 'Home loan' } =>
  months > 12 * propertyLoan.years ? { kind: 'Home loan' } : {};
