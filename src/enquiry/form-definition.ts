import { firm } from '../site/firm.ts';
import type { NumberUnit } from '../lib/parse-number.ts';
import { callWindows } from './call-windows.ts';

/*
 * The definition of a form is one object with its fields, labels and lead text. The schema, the markup, the saved draft
 * and the lead are derived from it. A page can import a definition without the code of forms. Visitors read the
 * language of the page. The office reads English: `inLead` and the values of options.
 */

/** The values of a form, by the names of its controls. */
export type Values = Record<string, string>;

/** One option of a select. */
export interface Option {
  /** The English value, which links, saved drafts and the lead use. */
  readonly value: string;
  readonly label: string;
  /** The text in the lead, if it differs from `value`. */
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

/** Returns all options of a choice in their order, including the options in groups. */
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
  /** The error message while the field is empty. A field without this message is optional. */
  readonly missing?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'url';
  /** The unit, if the answer can be a number. An ambiguous number is invalid. */
  readonly number?: NumberUnit;
  /** The field is shown only while `value` is chosen in the field `choice`. */
  readonly onlyFor?: { readonly choice: string; readonly value: string };
}

/** A field of several controls that only one form has. `FormComponents.OwnField` renders it (enquiry-form.tsx). */
interface OwnFieldDefinition extends FieldLabels {
  readonly kind: 'own';
  /** The names of its controls, except the control that has the field's own name. */
  readonly companions: readonly string[];
  /** Returns the controls that the current values make required. */
  readonly required: (values: Readonly<Values>) => string[];
  /** Returns the error of one control. */
  readonly error: (control: string, values: Readonly<Values>) => string | undefined;
  /** Returns the field's lines in the lead; never throws. */
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
      /** The preselected method; email by default. */ readonly initial?: 'phone';
    });

export type Fields = Readonly<Record<string, FieldDefinition>>;

export interface FormDefinition<Own extends Fields = Fields> {
  /** Unique prefix of the ids of the form's controls, and its key in storage. */
  readonly id: string;
  /** Accessible name of the form. */
  readonly title: string;
  /** The name of the form in messages to the office. */
  readonly inLead: string;
  /** The fields, in the order of the form and of the lead. */
  readonly fields: Own;
  /**
   * The text field for the visitor's country. If a phone number fits this country but not the chosen one, the form asks
   * which country is meant.
   */
  readonly residence?: keyof Own & string;
  /** The form is for visitors in other countries: no country of a phone number is preselected. */
  readonly isForAbroad?: boolean;
}

/** Returns the preselected country of a phone number. */
export const presetCountry = ({ isForAbroad }: FormDefinition): string | undefined =>
  isForAbroad ? undefined : firm.address.country;

/** The behaviour of a form after a submit, according to sections 4 and 9 of the specification. */
export interface FormBehaviour {
  /** Empties the form when the visitor confirms that the message was sent. Otherwise the next enquiry empties it. */
  readonly resets: boolean;
  /** Keeps the success message after a later invalid submit. */
  readonly keepsSuccess: boolean;
  /** Time in ms from the opening of the chat until the result is shown. */
  readonly resultDelayMs: number;
  /** Shows next to the submit button how many answers are missing. */
  readonly countsMissing: boolean;
  /** What the form names a time for. */
  readonly promises: 'reply' | 'appointment' | 'nothing';
}

/** A form whose valid submit opens the firm's chat with its answers. */
export interface LeadForm<Own extends Fields = Fields> extends FormDefinition<Own> {
  /** Label of the submit button. */
  readonly submit: string;
  /** The success message, shown when the visitor confirms that the message was sent. */
  readonly success: string;
  readonly behaviour: FormBehaviour;
  readonly lead: {
    readonly header: string;
    readonly timeLabel: string;
    readonly closing: string;
  };
  /** Takes over lines and answers that other pages have stored for this page (lib/prefill.ts). */
  readonly acceptsPrefill?: boolean;
  /** The choice that a link can preselect: `?about=` has the value of an option. */
  readonly linkedChoice?: keyof Own & string;
}

/** The additional controls of a field, by its kind. */
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

/** Returns the names of a field's additional controls. */
export function companionsOf(field: FieldDefinition): readonly string[] {
  if (field.kind === 'own') return field.companions;
  return field.kind === 'phone' || field.kind === 'reply' ? companionControls[field.kind] : [];
}

/** Returns the names of a form's controls, in their order. */
export function controlsOf(form: FormDefinition): string[] {
  return Object.entries(form.fields).flatMap(([name, field]) => [name, ...companionsOf(field)]);
}

export const fieldId = (form: FormDefinition, control: string) => `${form.id}-${control}`;

/** Maximum number of code points of a value, without invisible characters. */
export const fieldLimits = { name: 100, text: 100, message: 1000 } as const;

const initialValues = (form: FormDefinition): Readonly<Values> => ({
  country: presetCountry(form) ?? '',
  time: callWindows[0]?.time ?? '',
});

/** Returns false for a control of the other reply method, and for a text field of an answer that is not chosen. */
export function isApplicable(form: FormDefinition, control: string, values: Readonly<Values>): boolean {
  const field = form.fields[control];
  if (field?.kind === 'text') return !field.onlyFor || values[field.onlyFor.choice] === field.onlyFor.value;
  const reply = Object.entries(form.fields).find(([, { kind }]) => kind === 'reply')?.[0];
  // If no country is preselected, the country is required like the number.
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
