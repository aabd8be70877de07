import { propertyLoan } from '../../site/property-loan.ts';

/**
 * Returns the answer 'Home loan' if the term is too long for every other loan to individuals. Otherwise returns no
 * answer.
 */
export const suggestHomeLoan = (months: number): { kind?: 'Home loan' } =>
  months > 12 * propertyLoan.years ? { kind: 'Home loan' } : {};
