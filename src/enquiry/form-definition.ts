import type { NumberUnit } from '../lib/parse-number.ts';

/*
 * The definition of a form is one object with its fields, labels and lead text. The schema, markup, saved draft and
 * lead are derived from it. A page can import a definition without loading the code of forms. Labels are in the
 * language of the page. Values of options are in English, because the firm reads the lead. Messages to the firm contain
 * `inLead` instead of the `label` or `title` in the same object.
 */

/** The values of a form, by control name. */
export type Values = Record<string, string>;

export interface Option {
  /** The English value, which links, saved drafts and the lead use. */
  readonly value: string;
  readonly label: string;
  /** The text in the lead. By default, this is `value`. */
  readonly inLead?: string;
}

interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

export interface Choice {
  /** The text of the select's first option, whose value is empty. */
  readonly prompt: string;
  /** The error message that appears if no option is selected. */
  readonly missing: string;
  readonly options: readonly (Option | OptionGroup)[];
}

/** Returns all options of a select in document order, including the options in groups. */
export const listOptions = (choice: Choice): Option[] =>
  choice.options.flatMap((entry) => ('options' in entry ? entry.options : entry));

interface FieldLabels {
  readonly label: string;
  /** The label in the lead. */
  readonly inLead: string;
  readonly hint?: string;
}

export interface TextFieldDefinition extends FieldLabels {
  readonly kind: 'text';
  /** The error message that appears if the field is empty. If it is omitted, the field is optional. */
  readonly missing?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'url';
  /**
   * The unit, if the answer should be a number. Ambiguous and negative numbers and percentages above 100 are then
   * invalid. With 'creditScore', numbers below 300 or above 900 are invalid, except -1, 0 and dates. Answers without a
   * number remain valid.
   */
  readonly number?: NumberUnit | 'creditScore';
  /** If set, the field is shown only while `value` is selected in the field `choice`. */
  readonly onlyFor?: { readonly choice: string; readonly value: string };
}

/** A field with several controls that only one form uses. `FormComponents.CustomField` renders it (form-body.tsx). */
interface CustomFieldDefinition extends FieldLabels {
  readonly kind: 'custom';
  /** The names of the additional controls. The first control of the field has the name of the field. */
  readonly companions: readonly string[];
  /** Returns the controls that are required with the current values. */
  readonly required: (values: Readonly<Values>) => string[];
  /** Returns the error message of one control. Returns undefined if the control is valid. */
  readonly error: (control: string, values: Readonly<Values>) => string | undefined;
  /** Returns the lead's lines for the field. It must not throw, because the values may be invalid. */
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
  /** The method that is preselected. By default, this is email. */
  readonly initial?: 'phone';
}

export type Fields = Readonly<Record<string, FieldDefinition>>;

export interface FormDefinition<Own extends Fields = Fields> {
  /** A unique id. The ids of the form's controls start with it, and it is the key of the draft. */
  readonly id: string;
  /** The accessible name of the form. */
  readonly title: string;
  /** The English name of the form in messages to the firm. */
  readonly inLead: string;
  /** The fields, in the order of the form and of the lead. */
  readonly fields: Own;
  /**
   * The name of the text field for the visitor's country of residence, if the form has one. The answer helps to find
   * the country of an ambiguous phone number. While the number is ambiguous, it is invalid, and the visitor must select
   * one of the possible countries.
   */
  readonly residence?: keyof Own & string;
  /** Whether the form is for visitors in other countries, so that it preselects no country for a phone number. */
  readonly isForAbroad?: boolean;
}

/**
 * How a form behaves. The differences between forms come from the firm's specification (sections 4 and 9;
 * docs/glossary.md).
 */
export interface FormBehaviour {
  /**
   * Whether the form is emptied when the visitor confirms that the message was sent, unless it already contains the
   * next enquiry. If false, the form is emptied only when the visitor starts another enquiry.
   */
  readonly resets: boolean;
  /**
   * Whether the success message stays visible when the visitor returns to the form. The message then stays until the
   * next valid submit.
   */
  readonly keepsSuccess: boolean;
  /** The time from opening the chat until the page shows the result. */
  readonly resultDelayMs: number;
  /** Whether the form shows the number of missing answers next to its submit button. */
  readonly countsMissing: boolean;
  /** What the form promises: the day of the firm's reply, the time by which it confirms the appointment, or nothing. */
  readonly promises: 'reply' | 'appointment' | 'nothing';
}

/** A form that opens the firm's chat with a lead when the visitor submits valid answers. */
export interface LeadForm<Own extends Fields = Fields> extends FormDefinition<Own> {
  /** The label of the submit button. */
  readonly submit: string;
  /** The success message. It is shown as pending until the visitor confirms that the lead was sent. */
  readonly success: string;
  readonly behaviour: FormBehaviour;
  readonly lead: {
    /** The first line. */
    readonly header: string;
    /** The label of the line with the time of the submit. */
    readonly timeLabel: string;
    /** The last line. */
    readonly closing: string;
  };
  /**
   * Whether the form accepts lines and answers that calculators and other pages have stored for it (lib/prefill.ts).
   */
  readonly acceptsPrefill?: boolean;
  /** The name of the select that a link can preselect, with the value of an option in `?about=`. */
  readonly linkedChoice?: keyof Own & string;
}

/** The maximum lengths of values in code points, after invisible characters are removed. */
export const fieldLimits = { name: 100, text: 100, message: 1000 } as const;
