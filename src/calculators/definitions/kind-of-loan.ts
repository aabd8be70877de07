import { propertyLoan } from '../../site/property-loan.ts';

/** Returns the answer 'Home loan' if the term is too long for other loans to individuals, otherwise no answer. */
export const homeLoanBy = (months: number): { kind?: 'Home loan' } =>
  months > 12 * propertyLoan.years ? { kind: 'Home loan' } : {};
