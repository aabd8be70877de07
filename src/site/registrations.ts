import type { LegalDetails } from './firm-schema.ts';
import * as m from '../messages/legal.ts';

const labels = {
  arn: m.arn,
  sebi: m.sebi,
  irdai: m.irdai,
  reraAgent: m.reraAgent,
  cin: m.cin,
  gstin: m.gstin,
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
  m.responseTimes(acknowledged, answered);

/** Who pays the firm for investments and insurance, by its role. */
export const roles = {
  distributor: m.distributor,
  adviser: m.adviser,
} as const;
