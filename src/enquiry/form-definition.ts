import { firm } from '../site/firm.ts';
import type { NumberUnit } from '../lib/parse-number.ts';
import { callWindows } from './call-windows.ts';

/*
 * A form is one object, its definition: fields, labels and lead text. The schema, the markup, the saved draft and the
 * lead text are made from it, and a page can import it without any code of forms. What visitors read is in the language
 * of the page; what the office reads, `inLead` and the values of options, is English.
 */

/** The values of a form, by the names of its controls. */
export type Values = Record<string, string>;

/** One option of a select. */
export interface Option {
  /** The value of the form, in English: links, saved drafts and the lead have it. */
  readonly value: string;
  readonly label: string;
  /** The option in the lead, if it is not the value. */
  readonly inLead?: string;
}

interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

export interface Choice {
  /** The empty first entry of the select; it counts as no choice. */
  readonly prompt: string;
  /** The error message while nothing is chosen. */
  readonly missing: string;
  readonly options: readonly (Option | OptionGroup)[];
}

/** Returns the options of a choice in their order, with those of its groups. */
export const allOptions = (choice: Choice): Option[] =>
  choice.options.flatMap((entry) => ('options' in entry ? entry.options : entry));

interface FieldLabels {
  readonly label: string;
  /** The label in the lead. */
  readonly inLead: string;
  readonly hint?: string;
}

export interface TextFieldDefinition extends FieldLabels {
  readonly kind: 'text';
  /** The error message while the field is empty; without it the field is optional. */
  readonly missing?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'url';
  /** The unit of an answer that can be a number; an ambiguous number is invalid. */
  readonly number?: NumberUnit;
  /** The field belongs to one answer of a choice, and is shown only while that is chosen. */
  readonly onlyFor?: { readonly choice: string; readonly value: string };
}

/** Controls that only one form has. `FormComponents` has their component (enquiry-form.tsx). */
interface OwnFieldDefinition extends FieldLabels {
  readonly kind: 'own';
  /** The controls besides the one of its name. */
  readonly companions: readonly string[];
  /** Returns its controls that have to be filled in with the current values. */
  readonly required: (values: Readonly<Values>) => string[];
  /** Returns the error of one of them. */
  readonly error: (control: string, values: Readonly<Values>) => string | undefined;
  /** Returns its lines of the lead; never throws. */
  readonly lines: (values: Readonly<Values>) => readonly (readonly [label: string, value: string])[];
}

export type FieldDefinition =
  | (FieldLabels & { readonly kind: 'name' | 'email' | 'phone' })
  | (FieldLabels & { readonly kind: 'message'; /** Height in lines. */ readonly rows?: number })
  | TextFieldDefinition
  | OwnFieldDefinition
  | (FieldLabels & { readonly kind: 'choice'; readonly choice: Choice })
  /** How the firm should reply: to an email address, or to a phone number at a time of the visitor's choice. */
  | (FieldLabels & {
      readonly kind: 'reply';
      /** The method that is chosen at first; email by default. */ readonly initial?: 'phone';
    });

export type Fields = Readonly<Record<string, FieldDefinition>>;

export interface FormDefinition<Own extends Fields = Fields> {
  /** Prefix of the ids of its controls, and its name in storage; unique. */
  readonly id: string;
  /** Accessible name of the form. */
  readonly title: string;
  /** The name of the form in messages to the office. */
  readonly inLead: string;
  /** The fields, in the order of the form and of the lead. */
  readonly fields: Own;
  /** The text field for the visitor's country. The form asks if the phone number fits it, but not the chosen country. */
  readonly residence?: keyof Own & string;
  /** For visitors in other countries: no country of a phone number is preset. */
  readonly isForAbroad?: boolean;
}

/** Returns the country of a phone number that is chosen at first. */
export const presetCountry = ({ isForAbroad }: FormDefinition): string | undefined =>
  isForAbroad ? undefined : firm.address.country;

/** How a form behaves after a submit: specification, sections 4 and 9. */
export interface FormBehaviour {
  /** Empties the form when the visitor confirms that the message was sent; otherwise the next enquiry does. */
  readonly resets: boolean;
  /** Keeps the success message after a later invalid submit. */
  readonly keepsSuccess: boolean;
  /** Time in ms from the opening of the chat until the result is shown. */
  readonly resultDelayMs: number;
  /** Shows next to the submit button how many answers are missing. */
  readonly countsMissing: boolean;
}

/** A form whose valid submit opens the firm's chat with its answers. */
export interface LeadForm<Own extends Fields = Fields> extends FormDefinition<Own> {
  /** Label of the submit button. */
  readonly submit: string;
  /** The success message of the specification, shown when the visitor confirms that the message was sent. */
  readonly success: string;
  readonly behaviour: FormBehaviour;
  readonly lead: {
    readonly header: string;
    readonly timeLabel: string;
    readonly closing: string;
  };
  /** Takes over the lines and answers that another page has stored for this one (lib/prefill.ts). */
  readonly acceptsPrefill?: boolean;
  /** The choice that a link can preselect with `?about=` and the value of an option. */
  readonly linkedChoice?: keyof Own & string;
}

/** The further controls of a kind of field that has several. */
interface CompanionControls {
  phone: 'country';
  reply: 'email' | 'country' | 'number' | 'time';
}
const companionControls: {
  readonly [Kind in keyof CompanionControls]: readonly CompanionControls[Kind][];
} = {
  phone: ['country'],
  reply: ['email', 'country', 'number', 'time'],
};

type ControlsOf<Own extends Fields> = {
  [Name in keyof Own & string]: Own[Name]['kind'] extends keyof CompanionControls
    ? Name | CompanionControls[Own[Name]['kind']]
    : Own[Name] extends { companions: readonly (infer Companion extends string)[] }
      ? Name | Companion
      : Name;
}[keyof Own & string];

/** The values of one form: a text for each of its controls. */
export type ValuesOf<Form extends FormDefinition> = Record<ControlsOf<Form['fields']>, string>;

/** Returns the names of a field's controls besides its own. */
export function companionsOf(field: FieldDefinition): readonly string[] {
  if (field.kind === 'own') return field.companions;
  return field.kind === 'phone' || field.kind === 'reply' ? companionControls[field.kind] : [];
}

/** Returns the names of a form's controls, in their order. */
export function controlsOf(form: FormDefinition): string[] {
  return Object.entries(form.fields).flatMap(([name, field]) => [name, ...companionsOf(field)]);
}

export const fieldId = (form: FormDefinition, control: string) => `${form.id}-${control}`;

/** Most code points of a value, after invisible characters have been removed. */
export const fieldLimits = { name: 100, text: 100, message: 1000 } as const;

const initialValues = (form: FormDefinition): Readonly<Values> => ({
  country: presetCountry(form) ?? '',
  time: callWindows[0]?.time ?? '',
});

/** Returns false for a control of what was not chosen: reply by email or phone, or a text field of another answer. */
export function isApplicable(form: FormDefinition, control: string, values: Readonly<Values>): boolean {
  const field = form.fields[control];
  if (field?.kind === 'text') return !field.onlyFor || values[field.onlyFor.choice] === field.onlyFor.value;
  const reply = Object.entries(form.fields).find(([, { kind }]) => kind === 'reply')?.[0];
  // A country that is not preset is required like the number.
  const isOfPhone = control === 'number' || (control === 'country' && presetCountry(form) === undefined);
  if (reply === undefined || (control !== 'email' && !isOfPhone)) return true;
  return isOfPhone === (values[reply] === 'phone');
}

/** Returns the values of a form that nobody has filled in. */
export function blankValues(form: FormDefinition): Values {
  const initial = initialValues(form);
  return Object.fromEntries(
    controlsOf(form).map((control) => {
      const field = form.fields[control];
      return [control, field?.kind === 'reply' ? (field.initial ?? 'email') : (initial[control] ?? '')];
    }),
  );
}

export const isBlank = (
  form: FormDefinition,
  values: Readonly<Record<string, string | undefined>>,
): boolean =>
  Object.entries(blankValues(form)).every(([control, blank]) => (values[control] || blank) === blank);
