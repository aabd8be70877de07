import words from '#words/forms/parts.json';
import english from '../words/en/forms/parts.json';
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

/*
 * Fields, behaviours and lead texts that several forms use. Each field takes its words twice (src/words/): `own` in the
 * language of the page, and `office` in English.
 */

interface FieldWords {
  readonly label: string;
  readonly hint?: string;
}
interface ChoiceWords extends FieldWords {
  readonly prompt: string;
  readonly missing: string;
}
type OptionWords<Id extends string> = Readonly<Record<Id, string>>;

const field = <Kind extends 'name' | 'email' | 'phone' | 'message' | 'reply'>(
  kind: Kind,
  { label }: FieldWords,
  inLead: string,
) => ({ kind, label, inLead }) as const;

export const name = field('name', words.name, 'Name');
export const email = field('email', words.email, english.email.label);
export const phone = field('phone', words.phone, english.phone.label);
export const message = field('message', words.message, english.message.label);
const reply = field('reply', words.reply, 'Reply by');

/** Returns the options of a select, in the order of `ids`. The value of an option is its English text. */
export const options = <const Id extends string>(
  own: OptionWords<Id>,
  office: OptionWords<Id>,
  ids: readonly NoInfer<Id>[],
): Option[] => ids.map((id) => ({ value: office[id], label: own[id] }));

export const choiceOf = (
  { label, hint, prompt, missing }: ChoiceWords,
  inLead: string,
  allowed: Choice['options'],
) =>
  ({
    kind: 'choice',
    label,
    inLead,
    ...(hint && { hint }),
    choice: { prompt, missing, options: allowed },
  }) as const satisfies FieldDefinition;

export const choice = <const Id extends string>(
  own: ChoiceWords & { readonly options: OptionWords<Id> },
  office: FieldWords & { readonly options: OptionWords<Id> },
  ids: readonly NoInfer<Id>[],
  { inLead = office.label } = {},
) => choiceOf(own, inLead, options(own.options, office.options, ids));

type TextWords = Pick<TextFieldDefinition, 'label' | 'hint' | 'missing'>;

export const text = (
  own: TextWords,
  office: FieldWords,
  more: Partial<Omit<TextFieldDefinition, 'kind' | keyof TextWords>> = {},
) => ({ kind: 'text', ...own, inLead: office.label, ...more }) as const satisfies FieldDefinition;

export const city = text(words.city, english.city, { inLead: 'City', autoComplete: 'address-level2' });
export const company = text(words.company, english.company, { autoComplete: 'organization' });

export const shortFormBehaviour: FormBehaviour = {
  resets: true,
  keepsSuccess: false,
  resultDelayMs: 0,
  countsMissing: false,
  promises: 'reply',
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

interface PageFormProps<Words extends { title: string }, Questions extends Fields> {
  id: string;
  /** The words of the form. `title` is the name of the service, plan or model on the page. */
  words: Words;
  english: Words;
  /** Returns the questions that the firm needs: at most three. */
  questions: (own: Words, office: Words) => Questions;
  /** The choice that a link can preselect. */
  linkedChoice?: NoInfer<keyof Questions & string>;
  /** Preselects a reply by phone; the default is email. */
  startsWithPhone?: boolean;
  /** The name of the question about the visitor's country. */
  residence?: NoInfer<keyof Questions & string>;
  isForAbroad?: boolean;
}

/** Returns the form of a service's page: the visitor's name, the questions of the service, and the reply method. */
export const pageForm = <Words extends { title: string }, const Questions extends Fields>({
  id,
  words: own,
  english: office,
  questions,
  linkedChoice,
  startsWithPhone = false,
  residence,
  isForAbroad = false,
}: PageFormProps<Words, Questions>) => ({
  id,
  title: own.title,
  inLead: office.title,
  submit: words.submit,
  success: words.success,
  behaviour: shortFormBehaviour,
  acceptsPrefill: true,
  lead: shortFormLead(`New ${office.title} enquiry`),
  ...(linkedChoice && { linkedChoice }),
  ...(residence && { residence }),
  isForAbroad,
  fields: {
    name,
    ...questions(own, office),
    reply: startsWithPhone ? { ...reply, initial: 'phone' as const } : reply,
  },
});

/** The words of the select for the subject of a long form (forms/subjects.ts). */
export interface Subjects {
  /** Shown while no subject is chosen. */
  prompt: string;
  /** Options that come before the services. */
  first: readonly Option[];
  /** The name of the group of services. */
  services: string;
  hint?: string;
}
