import type { LegalDetails } from './firm-schema.ts';
import * as m from '#words/legal.json';
import { formatMessage } from '../lib/format-message.ts';
import { within } from './reply-time.ts';

const labels = {
  arn: m.arn,
  sebi: m.sebi,
  irdai: m.irdai,
  reraAgent: m.reraAgent,
  cin: m.cin,
  gstin: m.gstin,
} as const;

export type Registration = keyof typeof labels;

/** Returns label and number of the firm's registrations in a fixed order. Omits empty ones. */
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
export function grievanceResponseTimes({ acknowledged, answered }: NonNullable<LegalDetails['grievances']>) {
  const first = acknowledged && formatMessage(m.firstAnswer, { time: within(acknowledged) });
  const full = answered && formatMessage(m.fullAnswer, { time: within(answered) });
  return first && full ? formatMessage(m.bothAnswers, { first, full }) : (first ?? full ?? '');
}

/** Returns the statement about who pays the firm for investments and insurance, which depends on its role. */
export const roles = {
  distributor: m.distributor,
  adviser: m.adviser,
} as const;
