import type { LegalDetails } from './firm-schema.ts';
import * as words from '#words/legal.json';
import { formatMessage } from '../lib/format-message.ts';
import { within } from './reply-time.ts';

const labels = {
  arn: words.arn,
  sebi: words.sebi,
  irdai: words.irdai,
  reraAgent: words.reraAgent,
  cin: words.cin,
  gstin: words.gstin,
} as const;

export type Registration = keyof typeof labels;

/**
 * Returns the label and the number of each registration, in the order of `names`. Omits registrations that the firm
 * does not have.
 */
export const registrationLines = (
  { registrations = {} }: Pick<LegalDetails, 'registrations'>,
  names = Object.keys(labels) as readonly Registration[],
): (readonly [label: string, number: string])[] =>
  names.flatMap((name) => {
    const number = registrations[name];
    return number ? [[labels[name], number] as const] : [];
  });

/**
 * Returns a text about how soon the grievance officer answers: '… a first answer within 2 working days and a full one
 * …'. Returns '' if no response times are given.
 */
export function grievanceResponseTimes({ acknowledged, answered }: NonNullable<LegalDetails['grievances']>) {
  const first = acknowledged && formatMessage(words.firstAnswer, { time: within(acknowledged) });
  const full = answered && formatMessage(words.fullAnswer, { time: within(answered) });
  if (first && full) return formatMessage(words.bothAnswers, { first, full });
  return first ?? full ?? '';
}

/** For each role of the firm, the statement about who pays the firm for investments and insurance. */
export const roleStatements = {
  distributor: words.distributor,
  adviser: words.adviser,
} as const;
