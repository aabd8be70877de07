import type { LeadForm } from './forms.ts';
import {
  appointmentChoice,
  type Choice,
  complianceChoice,
  contactChoice,
  discountingChoice,
  fundingChoice,
  loanChoice,
  type Option,
} from './options.ts';

export type LeadField = 'name' | 'email' | 'number' | 'company' | 'choice';

interface Row {
  readonly label: string;
  /** The name of the form's field. */
  readonly key: string;
  readonly field: LeadField;
  readonly options?: readonly Option[];
}

/** The fixed lines of one form's text, in their order. */
export interface LeadSheet {
  readonly header: string;
  readonly rows: readonly Row[];
  readonly timeLabel: string;
  readonly message: boolean;
  readonly closing: string;
}

const name: Row = { label: 'Name', key: 'name', field: 'name' };
const email: Row = { label: 'Email', key: 'email', field: 'email' };
const number: Row = { label: 'Phone', key: 'number', field: 'number' };
const company: Row = { label: 'Company', key: 'company', field: 'company' };
const choiceRow = (key: string, { label, options }: Choice): Row => ({
  label,
  key,
  field: 'choice',
  options,
});

const notice = (header: string, ...rows: Row[]): LeadSheet => ({
  header,
  rows,
  timeLabel: 'Time in India',
  message: false,
  closing: 'Please respond ASAP.',
});

const letter = (header: string, ...rows: Row[]): LeadSheet => ({
  header,
  rows,
  timeLabel: 'Received on',
  message: true,
  closing: 'Please follow up with this customer.',
});

export const leadSheets: Record<LeadForm, LeadSheet> = {
  loan: notice('New Business Loan enquiry', name, email, choiceRow('service', loanChoice)),
  discounting: notice(
    'New Bill Discounting enquiry',
    name,
    email,
    choiceRow('discountingType', discountingChoice),
  ),
  funding: notice('New Funding enquiry', name, email, choiceRow('fundingType', fundingChoice)),
  compliance: notice(
    'New Compliance Advisory enquiry',
    name,
    email,
    choiceRow('compliance', complianceChoice),
  ),
  newsletter: { ...notice('New newsletter subscription', email), closing: 'Please add this address.' },
  contact: letter('New Contact Us enquiry', name, email, number, choiceRow('subject', contactChoice)),
  appointment: letter(
    'New appointment request',
    name,
    email,
    number,
    company,
    choiceRow('subject', appointmentChoice),
  ),
};
