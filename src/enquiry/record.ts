import { firm } from '../site/firm.ts';
import type { NumberUnit } from '../lib/parse-number.ts';
import type { Choice } from './options.ts';

interface Words {
  readonly label: string;
  /** The label in the lead, where it is shorter than the form's. */
  readonly inLead?: string;
  readonly hint?: string;
}

export interface TextKind extends Words {
  readonly kind: 'text';
  /** Said when nothing is written; without it the field is optional. */
  readonly missing?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'url';
  /** The unit of an answer that can be a number; a number that is not clear is refused. */
  readonly number?: NumberUnit;
}

/** One answer that a form asks for. */
export type Field =
  | (Words & { readonly kind: 'name' | 'email' | 'phone' | 'message' })
  | TextKind
  | (Words & { readonly kind: 'choice'; readonly choice: Choice })
  /** One way to answer, the visitor's choice: an e-mail address, or a number and a time to call. */
  | (Words & { readonly kind: 'reply' });

export type Fields = Readonly<Record<string, Field>>;

/** What a form holds and how it is titled. Schema, markup, draft and lead text follow from it. */
export interface FormRecord<Own extends Fields = Fields> {
  /** Prefix of the ids of its controls, and its name in storage; unique. */
  readonly id: string;
  /** Its name to assistive technology. */
  readonly title: string;
  /** In the order in which they are asked and stand in the lead. */
  readonly fields: Own;
}

/** How a form behaves after a submit: specification, sections 4 and 9. */
export interface FormBehaviour {
  /** Emptied once the visitor confirms that the message went out; otherwise when another enquiry is begun. */
  readonly resets: boolean;
  /** Its success words outlive a later invalid submit. */
  readonly keepsSuccess: boolean;
  /** From the opening of the chat to the panel, in ms. */
  readonly settlesAfter: number;
  /** Says beside the submit button how many answers are still to give. */
  readonly countsMissing: boolean;
}

/** A form whose valid submit opens the firm's chat with its answers. */
export interface LeadForm<Own extends Fields = Fields> extends FormRecord<Own> {
  /** Words of the submit button. */
  readonly submit: string;
  /** The specification's words, shown as done only when the visitor says that the message went out. */
  readonly success: string;
  readonly behaviour: FormBehaviour;
  readonly lead: {
    readonly header: string;
    readonly timeLabel: string;
    readonly closing: string;
  };
  /** Takes along what a calculator, a list of papers or a search on the way laid down for this page. */
  readonly carries?: boolean;
  /** The choice that a link can answer beforehand, by `?about=` and one of its own options. */
  readonly asked?: keyof Own & string;
}

/** The controls of a kind beside the one that has the field's own name. */
interface Beside {
  phone: 'country';
  reply: 'email' | 'country' | 'number' | 'time';
}
const beside: { readonly [Kind in keyof Beside]: readonly Beside[Kind][] } = {
  phone: ['country'],
  reply: ['email', 'country', 'number', 'time'],
};

type ControlsOf<Own extends Fields> = {
  [Name in keyof Own & string]: Own[Name]['kind'] extends keyof Beside
    ? Name | Beside[Own[Name]['kind']]
    : Name;
}[keyof Own & string];

/** What a form holds: a text for each of its controls. */
export type ValuesOf<Form extends FormRecord> = Record<ControlsOf<Form['fields']>, string>;

/** The names of a form's controls, in their order. */
export function controlsOf(form: FormRecord): string[] {
  return Object.entries(form.fields).flatMap(([name, { kind }]) =>
    kind === 'phone' || kind === 'reply' ? [name, ...beside[kind]] : [name],
  );
}

export const fieldId = (form: FormRecord, control: string) => `${form.id}-${control}`;

/** Most code points a control takes after cleaning. */
export const fieldLimits = { name: 100, text: 100, message: 1000 } as const;

const { place } = firm.clock;

/** When the firm may call, for a visitor who chose the telephone; the first holds unless another is chosen. */
export const callTimes = [
  'Any time in office hours',
  `Morning, 10 to 12 in ${place}`,
  `Midday, 12 to 3 in ${place}`,
  `Afternoon, 3 to 6 in ${place}`,
] as const;

const initial: Readonly<Record<string, string>> = {
  reply: 'email',
  country: firm.address.country,
  time: callTimes[0],
};

/** Whether a control is asked for: of the two ways to answer only the chosen one is. */
export function isAsked(
  form: FormRecord,
  control: string,
  values: Readonly<Record<string, string>>,
): boolean {
  const reply = Object.entries(form.fields).find(([, { kind }]) => kind === 'reply')?.[0];
  if (reply === undefined) return true;
  if (control === 'email') return values[reply] !== 'phone';
  return control === 'number' ? values[reply] === 'phone' : true;
}

/** What a form holds before anybody has turned to it. */
export const blankOf = (form: FormRecord): Record<string, string> =>
  Object.fromEntries(controlsOf(form).map((control) => [control, initial[control] ?? '']));

/** Whether nothing has been answered yet. */
export const isBlank = (form: FormRecord, values: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(blankOf(form)).every(([control, blank]) => (values[control] || blank) === blank);

/** What the choice of a subject offers. */
export interface Subjects {
  /** Shown while no subject is chosen. */
  prompt: string;
  /** Options that come before the services. */
  first: readonly string[];
  /** The name of the group of services. */
  services: string;
  hint?: string;
}
