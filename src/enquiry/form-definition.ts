import type { NumberUnit } from '../lib/parse-number.ts';

/*
 * The definition of a form is one object with its fields, labels and lead text. Schema, markup, saved draft and lead are
 * derived from it. A page can import a definition without loading the code of forms. Labels are in the language of the
 * page. `inLead` and the values of options are in English, which the firm reads.
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
  /** The first entry of the select, whose value is empty. */
  readonly prompt: string;
  /** The error message while no option is selected. */
  readonly missing: string;
  readonly options: readonly (Option | OptionGroup)[];
}

/** Returns all options of a select in their order, including the options in groups. */
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
  /** The error message while the field is empty. Without this message, the field is optional. */
  readonly missing?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'url';
  /** The unit, if the visitor may answer with a number. Ambiguous numbers are then invalid. */
  readonly number?: NumberUnit;
  /** Shows the field only while `value` is selected in the field `choice`. */
  readonly onlyFor?: { readonly choice: string; readonly value: string };
}

/** A field of several controls that only one form has. `FormComponents.CustomField` renders it (form-body.tsx). */
interface CustomFieldDefinition extends FieldLabels {
  readonly kind: 'custom';
  /** The names of the additional controls. The first control has the name of the field. */
  readonly companions: readonly string[];
  /** Returns the controls that are required with the current values. */
  readonly required: (values: Readonly<Values>) => string[];
  /** Returns the error message of one control, or undefined if it is valid. */
  readonly error: (control: string, values: Readonly<Values>) => string | undefined;
  /** Returns the field's lines in the lead. Must not throw, because the values may be invalid. */
  readonly lines: (values: Readonly<Values>) => readonly (readonly [label: string, value: string])[];
}

export type FieldDefinition =
  | (FieldLabels & { readonly kind: 'name' | 'email' | 'phone' })
  | (FieldLabels & { readonly kind: 'message'; readonly rows?: number })
  | TextFieldDefinition
  | CustomFieldDefinition
  | (FieldLabels & { readonly kind: 'choice'; readonly choice: Choice })
  | ReplyFieldDefinition;

/** How the firm should reply: by email, or by phone at a time that the visitor selects. */
interface ReplyFieldDefinition extends FieldLabels {
  readonly kind: 'reply';
  /** The preselected method. The default is email. */
  readonly initial?: 'phone';
}

export type Fields = Readonly<Record<string, FieldDefinition>>;

export interface FormDefinition<Own extends Fields = Fields> {
  /** Unique. It is the prefix of the ids of the form's controls, and the key of its draft. */
  readonly id: string;
  /** The accessible name of the form. */
  readonly title: string;
  /** The English name of the form in messages to the firm. */
  readonly inLead: string;
  /** The fields, in the order of the form and of the lead. */
  readonly fields: Own;
  /**
   * The text field for the visitor's country of residence. If a phone number is ambiguous, the answer helps to find its
   * country, and the number is invalid until the visitor has selected one of the possible countries.
   */
  readonly residence?: keyof Own & string;
  /** Whether the form is for visitors in other countries. No country of a phone number is then preselected. */
  readonly isForAbroad?: boolean;
}

/** The behaviour of a form after a submit, according to sections 4 and 9 of the specification. */
export interface FormBehaviour {
  /**
   * Whether the form is reset when the visitor confirms that the message was sent. If not, it is reset when the visitor
   * starts another enquiry.
   */
  readonly resets: boolean;
  /** Whether the success message stays when the visitor returns to the form, until the next valid submit. */
  readonly keepsSuccess: boolean;
  /** The time from the opening of the chat until the result is shown. */
  readonly resultDelayMs: number;
  /** Whether the form shows next to the submit button how many answers are missing. */
  readonly countsMissing: boolean;
  /** Whether the form says when the firm replies, or when it confirms the appointment. */
  readonly promises: 'reply' | 'appointment' | 'nothing';
}

/** A form that opens the firm's chat with a lead after a valid submit. */
export interface LeadForm<Own extends Fields = Fields> extends FormDefinition<Own> {
  /** The label of the submit button. */
  readonly submit: string;
  /** The message that appears when the visitor confirms that the lead was sent. */
  readonly success: string;
  readonly behaviour: FormBehaviour;
  readonly lead: {
    readonly header: string;
    readonly timeLabel: string;
    readonly closing: string;
  };
  /** Whether the form uses the lines and answers that other pages have stored for its page (lib/prefill.ts). */
  readonly acceptsPrefill?: boolean;
  /** The select that a link can preselect: `?about=` has the value of an option. */
  readonly linkedChoice?: keyof Own & string;
}

/** The maximum number of code points of a value, without invisible characters. */
export const fieldLimits = { name: 100, text: 100, message: 1000 } as const;
