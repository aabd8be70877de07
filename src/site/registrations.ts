import type { LegalDetails } from './firm-schema.ts';

const labels = {
  arn: 'AMFI registration (ARN)',
  sebi: 'SEBI registration',
  irdai: 'IRDAI registration',
  reraAgent: 'RERA agent registration',
  cin: 'Company number (CIN)',
  gstin: 'GST number (GSTIN)',
} as const;

export type Registration = keyof typeof labels;

/** Label and number of each registration that the firm has, in a fixed order; empty ones are left out. */
export const registrationLines = (
  { registrations = {} }: Pick<LegalDetails, 'registrations'>,
  names = Object.keys(labels) as readonly Registration[],
): (readonly [label: string, number: string])[] =>
  names.flatMap((name) => {
    const number = registrations[name];
    return number ? [[labels[name], number] as const] : [];
  });

/**
 * The response times of the grievance officer: '… a first answer within 2 working days and a full one within 21 days.'
 */
export const grievanceResponseTimes = ({ acknowledged, answered }: NonNullable<LegalDetails['grievances']>) =>
  [acknowledged && `a first answer ${acknowledged}`, answered && `a full one ${answered}`]
    .filter(Boolean)
    .join(' and ');

/** Who pays the firm for investments and insurance, by its role. */
export const roles = {
  distributor:
    'For investments and insurance we act as a distributor: the company whose product you take pays us a commission. Ask us how much before you sign.',
  adviser:
    'For investments we act as an adviser: you pay us a fee that is agreed in writing, and we take no commission from the product.',
} as const;
