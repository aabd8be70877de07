import { firm } from '../site/firm.ts';
import type {
  Choice,
  FieldDefinition,
  Fields,
  FormBehaviour,
  LeadForm,
  Option,
  TextFieldDefinition,
} from './form-definition.ts';

/* Fields, behaviours and lead texts that several forms use. */

export const name = { kind: 'name', label: 'Full name', inLead: 'Name' } as const satisfies FieldDefinition;
export const email = { kind: 'email', label: 'Email' } as const satisfies FieldDefinition;
export const phone = { kind: 'phone', label: 'Phone' } as const satisfies FieldDefinition;
export const message = { kind: 'message', label: 'Message' } as const satisfies FieldDefinition;
const reply = {
  kind: 'reply',
  label: 'How should we reply?',
  inLead: 'Reply by',
} as const satisfies FieldDefinition;

export const choice = ({ inLead, hint, ...from }: Choice & { inLead?: string; hint?: string }) =>
  ({
    kind: 'choice',
    label: from.label,
    ...(inLead && { inLead }),
    ...(hint && { hint }),
    choice: from,
  }) as const satisfies FieldDefinition;
/** Returns options whose label is their value. */
export const options = (...values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: value }));

export const text = (field: Omit<TextFieldDefinition, 'kind'>) =>
  ({ kind: 'text', ...field }) as const satisfies FieldDefinition;

export const city = text({
  label: 'Your city',
  inLead: 'City',
  missing: 'Enter your city.',
  autoComplete: 'address-level2',
});
export const company = text({
  label: 'Company',
  missing: 'Enter your company’s name.',
  autoComplete: 'organization',
});

export const shortFormBehaviour: FormBehaviour = {
  resets: true,
  keepsSuccess: false,
  resultDelayMs: 0,
  countsMissing: false,
};
export const longFormBehaviour: FormBehaviour = {
  ...shortFormBehaviour,
  resultDelayMs: 500,
  countsMissing: true,
};

export const shortFormLead = (header: string): LeadForm['lead'] => ({
  header,
  timeLabel: `Time in ${firm.clock.place}`,
  closing: 'Please respond ASAP.',
});
export const longFormLead = (header: string): LeadForm['lead'] => ({
  header,
  timeLabel: 'Received on',
  closing: 'Please follow up with this customer.',
});

interface PageFormProps<Questions extends Fields> {
  id: string;
  /** The service, plan or model, as the page calls it. */
  title: string;
  /** What the firm needs to know: at most three answers. */
  questions: Questions;
  /** The choice that a link can preselect. */
  linkedChoice?: keyof Questions & string;
  /** Whether a reply by phone is chosen at first, not by email. */
  startsWithPhone?: boolean;
  /** The question in which country the visitor lives. */
  residence?: keyof Questions & string;
  isForAbroad?: boolean;
}

/** Returns the form of a service's page: a name, the questions of the service, and how to reply. */
export const pageForm = <const Questions extends Fields>({
  id,
  title,
  questions,
  linkedChoice,
  startsWithPhone = false,
  residence,
  isForAbroad = false,
}: PageFormProps<Questions>) => ({
  id,
  title,
  submit: 'Send enquiry',
  success: 'Thank you! Your enquiry has been sent successfully. We will contact you soon.',
  behaviour: shortFormBehaviour,
  acceptsPrefill: true,
  lead: shortFormLead(`New ${title} enquiry`),
  ...(linkedChoice && { linkedChoice }),
  ...(residence && { residence }),
  isForAbroad,
  fields: { name, ...questions, reply: startsWithPhone ? { ...reply, initial: 'phone' as const } : reply },
});

/** The options of a long form's subject, given to it by forms/subjects.ts. */
export interface Subjects {
  /** Shown while no subject is chosen. */
  prompt: string;
  /** Options that come before the services. */
  first: readonly string[];
  /** The name of the group of services. */
  services: string;
  hint?: string;
}
