import { propertyLoan } from '../../site/property-loan.ts';

/** The answer that names a home loan in an enquiry, where the term gives the kind: no other loan to an individual is so long. */
export const homeLoanBy = (months: number): { kind?: 'Home loan' } =>
  months > 12 * propertyLoan.years ? { kind: 'Home loan' } : {};
