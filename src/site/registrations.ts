import type { LegalDetails } from './firm-schema.ts';
import * as words from '#words/legal.json';
import { formatMessage } from '../lib/format-message.ts';
import { formatWithin } from './reply-time.ts';

const labels = {
  arn: words.arn,
  sebi: words.sebi,
  irdai: words.irdai,
  reraAgent: words.reraAgent,
  cin: words.cin,
  gstin: words.gstin,
} as const;

export type Registration = keyof typeof labels;

/** The name and the URL of the public register of each registration. */
const registers = {
  arn: { name: words.registers.arn, url: 'https://www.amfiindia.com/locate-distributor' },
  sebi: { name: words.registers.sebi, url: 'https://www.sebi.gov.in/intermediaries.html' },
  irdai: { name: words.registers.irdai, url: 'https://irdai.gov.in' },
  reraAgent: { name: words.registers.reraAgent, url: 'https://www.up-rera.in/agents' },
  cin: { name: words.registers.cin, url: 'https://www.mca.gov.in' },
  gstin: { name: words.registers.gstin, url: 'https://services.gst.gov.in/services/searchtp' },
} as const satisfies Record<Registration, { name: string; url: `https://${string}` }>;

/** The usual abbreviation of each registration, in the order of a letterhead. */
const abbreviations = {
  cin: 'CIN',
  gstin: 'GSTIN',
  arn: 'ARN',
  sebi: 'SEBI',
  irdai: 'IRDAI',
  reraAgent: 'RERA',
} as const satisfies Record<Registration, string>;

/** Returns the registrations that the firm has, with abbreviations: 'CIN U00000UP0000PTC000000', 'ARN-000000'. */
export const formatShortRegistrations = ({
  registrations = {},
}: Pick<LegalDetails, 'registrations'>): string[] =>
  (Object.keys(abbreviations) as Registration[]).flatMap((name) => {
    const number = registrations[name];
    if (!number) return [];
    return [number.includes(abbreviations[name]) ? number : `${abbreviations[name]} ${number}`];
  });

/**
 * Returns the label, the number and the public register of each registration, in the order of `names`. Omits
 * registrations that the firm does not have.
 */
export const formatRegistrationLines = (
  { registrations = {} }: Pick<LegalDetails, 'registrations'>,
  names = Object.keys(labels) as readonly Registration[],
): (readonly [label: string, number: string, register: (typeof registers)[Registration]])[] =>
  names.flatMap((name) => {
    const number = registrations[name];
    return number ? [[labels[name], number, registers[name]] as const] : [];
  });

/**
 * Returns a text with the response times of the grievance officer: '… a first answer within 2 working days and a full
 * one …'. Returns '' if the officer has no response times.
 */
export function formatGrievanceTimes({ acknowledged, answered }: NonNullable<LegalDetails['grievances']>) {
  const first = acknowledged && formatMessage(words.firstAnswer, { time: formatWithin(acknowledged) });
  const full = answered && formatMessage(words.fullAnswer, { time: formatWithin(answered) });
  if (first && full) return formatMessage(words.bothAnswers, { first, full });
  return first ?? full ?? '';
}

/** The statement about who pays the firm for investments and insurance, by the role of the firm. */
export const roleStatements = {
  distributor: words.distributor,
  adviser: words.adviser,
} as const;
