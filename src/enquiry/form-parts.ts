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
 * Fields, behaviours and lead texts that several forms share. Each field has its words twice: `pageWords` are in the
 * language of the page, and `englishWords` are for the lead.
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

const createField = <Kind extends 'name' | 'email' | 'phone' | 'reply'>(
  kind: Kind,
  { label }: FieldWords,
  inLead: string,
) => ({ kind, label, inLead }) as const;

export const name = createField('name', words.name, 'Name');
export const email = createField('email', words.email, english.email.label);
export const phone = createField('phone', words.phone, english.phone.label);
/** Returns a field for a text of several lines. In the lead, this text is at the end, before the closing line. */
export const createMessageField = (pageWords: FieldWords, englishWords: FieldWords) =>
  ({ kind: 'message', ...pageWords, inLead: englishWords.label }) as const satisfies FieldDefinition;
export const message = createMessageField(words.message, english.message);
const reply = createField('reply', words.reply, 'Reply by');

/** Returns the options of a select, in the order of `ids`. The value of each option is its English label. */
export const createOptions = <const Id extends string>(
  pageWords: OptionWords<Id>,
  englishWords: OptionWords<Id>,
  ids: readonly NoInfer<Id>[],
): Option[] => ids.map((id) => ({ value: englishWords[id], label: pageWords[id] }));

export const createChoiceFromOptions = (
  { label, hint, prompt, missing }: ChoiceWords,
  inLead: string,
  choiceOptions: Choice['options'],
) =>
  ({
    kind: 'choice',
    label,
    inLead,
    ...(hint && { hint }),
    choice: { prompt, missing, options: choiceOptions },
  }) as const satisfies FieldDefinition;

export const createChoice = <const Id extends string>(
  pageWords: ChoiceWords & { readonly options: OptionWords<Id> },
  englishWords: FieldWords & { readonly options: OptionWords<Id> },
  ids: readonly NoInfer<Id>[],
  { inLead = englishWords.label } = {},
) => createChoiceFromOptions(pageWords, inLead, createOptions(pageWords.options, englishWords.options, ids));

type TextWords = Pick<TextFieldDefinition, 'label' | 'hint' | 'missing'>;

export const createTextField = (
  pageWords: TextWords,
  englishWords: FieldWords,
  more: Partial<Omit<TextFieldDefinition, 'kind' | keyof TextWords>> = {},
) => ({ kind: 'text', ...pageWords, inLead: englishWords.label, ...more }) as const satisfies FieldDefinition;

export const city = createTextField(words.city, english.city, {
  inLead: 'City',
  autoComplete: 'address-level2',
});
export const company = createTextField(words.company, english.company, { autoComplete: 'organization' });

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

export const createShortLead = (header: string): LeadForm['lead'] => ({
  header,
  timeLabel: `Time in ${firm.clock.place}`,
  closing: 'Please respond ASAP.',
});
export const createLongLead = (header: string): LeadForm['lead'] => ({
  header,
  timeLabel: 'Received on',
  closing: 'Please follow up with this customer.',
});

interface PageFormProps<Words extends { title: string }, Questions extends Fields> {
  id: string;
  /** The words of the form in the language of the page. `title` is the name of the service, plan or model. */
  words: Words;
  english: Words;
  /** Returns the questions of the form. */
  questions: (pageWords: Words, englishWords: Words) => Questions;
  /** The name of the select that a link can preselect. */
  linkedChoice?: NoInfer<keyof Questions & string>;
  /** Whether a reply by phone is preselected, and not a reply by email. */
  startsWithPhone?: boolean;
  /** The name of the question about the visitor's country of residence. */
  residence?: NoInfer<keyof Questions & string>;
  isForAbroad?: boolean;
}

/**
 * Returns a form with the visitor's name, the questions, and the choice of the reply method. Most of these forms belong
 * to the page of a service.
 */
export const createPageForm = <Words extends { title: string }, const Questions extends Fields>({
  id,
  words: pageWords,
  english: englishWords,
  questions,
  linkedChoice,
  startsWithPhone = false,
  residence,
  isForAbroad = false,
}: PageFormProps<Words, Questions>) => ({
  id,
  title: pageWords.title,
  inLead: englishWords.title,
  submit: words.submit,
  success: words.success,
  behaviour: shortFormBehaviour,
  acceptsPrefill: true,
  lead: createShortLead(`New ${englishWords.title} enquiry`),
  ...(linkedChoice && { linkedChoice }),
  ...(residence && { residence }),
  isForAbroad,
  fields: {
    name,
    ...questions(pageWords, englishWords),
    reply: startsWithPhone ? { ...reply, initial: 'phone' as const } : reply,
  },
});

/** The words and options of the select for the subject of a long form (forms/subjects.ts). */
export interface Subjects {
  prompt: string;
  /** The options that come before the services. */
  first: readonly Option[];
  /** The label of the group of services. */
  services: string;
  hint?: string;
}
