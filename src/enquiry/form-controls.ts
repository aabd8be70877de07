import { firm } from '../site/firm.ts';
import { callWindows } from './call-windows.ts';
import type { FieldDefinition, Fields, FormDefinition, Values } from './form-definition.ts';

/*
 * Derives the controls of a form and their initial values from its definition. A field has one or more controls: a
 * phone number, for example, also has a select for its country.
 */

/** Returns the preselected country of a phone number. Returns undefined if the form preselects none. */
export const getPresetCountry = ({ isForAbroad }: FormDefinition): string | undefined =>
  isForAbroad ? undefined : firm.address.country;

/** The additional controls of a field, by its kind. The first control of a field has the field's name. */
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

/** The values of one form: a string for each of its controls. */
export type ValuesOf<Form extends FormDefinition> = Record<ControlsOf<Form['fields']>, string>;

/** Returns the names of a field's additional controls. */
export function listCompanions(field: FieldDefinition): readonly string[] {
  if (field.kind === 'custom') return field.companions;
  return field.kind === 'phone' || field.kind === 'reply' ? companionControls[field.kind] : [];
}

/** Returns the names of a form's controls in document order. */
export function listControls(form: FormDefinition): string[] {
  return Object.entries(form.fields).flatMap(([name, field]) => [name, ...listCompanions(field)]);
}

export const getFieldId = (form: FormDefinition, control: string) => `${form.id}-${control}`;

/**
 * Returns whether a control applies to the current values. A text field with `onlyFor` applies only while its option
 * is selected. In forms with a reply field, `email` applies only to a reply by email, and `number` to one by phone.
 */
export function isApplicable(form: FormDefinition, control: string, values: Readonly<Values>): boolean {
  const field = form.fields[control];
  if (field?.kind === 'text') return !field.onlyFor || values[field.onlyFor.choice] === field.onlyFor.value;
  const replyField = Object.entries(form.fields).find(([, { kind }]) => kind === 'reply')?.[0];
  if (replyField === undefined) return true;
  const isByPhone = values[replyField] === 'phone';
  if (control === 'email') return !isByPhone;
  if (control === 'number') return isByPhone;
  // A country that the visitor must select applies only to a reply by phone. A preselected country is always valid.
  if (control === 'country' && getPresetCountry(form) === undefined) return isByPhone;
  return true;
}

function getInitialValue(form: FormDefinition, control: string): string {
  const field = form.fields[control];
  if (field?.kind === 'reply') return field.initial ?? 'email';
  if (control === 'country') return getPresetCountry(form) ?? '';
  if (control === 'time') return callWindows[0]?.time ?? '';
  return '';
}

/** Returns the initial values of a form. */
export const createBlankValues = (form: FormDefinition): Values =>
  Object.fromEntries(listControls(form).map((control) => [control, getInitialValue(form, control)]));

/** Returns whether all values are initial, empty or missing. */
export const isBlank = (
  form: FormDefinition,
  values: Readonly<Record<string, string | undefined>>,
): boolean =>
  Object.entries(createBlankValues(form)).every(([control, blank]) => (values[control] || blank) === blank);
