import type { FocusEvent, FormEvent } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { runAfterPress } from '../lib/after-press.ts';
import { listCompanions } from './form-controls.ts';
import type { FormDefinition, Values } from './form-definition.ts';

/** For each control, the other controls that must be validated again when this control changes. */
const dependents: Readonly<Record<string, readonly string[]>> = {
  country: ['number'],
  number: ['country'],
  reply: ['email', 'number', 'country'],
};

/**
 * Returns the controls that must be validated again when `control` changes. Controls of the same field of kind 'custom'
 * depend on each other, and a field with `onlyFor` depends on the select that shows it.
 */
function findDependents(form: FormDefinition, control: string): readonly string[] {
  const fixed = dependents[control];
  if (fixed) return fixed;
  if (form.residence === control) return ['number'];
  const fields = Object.entries(form.fields);
  const customField = fields
    .filter(([, { kind }]) => kind === 'custom')
    .map(([name, field]) => [name, ...listCompanions(field)])
    .find((controls) => controls.includes(control));
  if (customField) return customField;
  return fields
    .filter(([, field]) => field.kind === 'text' && field.onlyFor?.choice === control)
    .map(([name]) => name);
}

interface FormState {
  errors: FieldErrors<Values>;
  submitCount: number;
  trigger: UseFormReturn<Values>['trigger'];
}

/**
 * Returns handlers that validate a field when the visitor leaves it, and validate fields with an error when they change
 * (FM2). After the first submit, React Hook Form validates a changed field itself. The handlers then validate only the
 * fields that depend on the changed field.
 */
export const createValidationHandlers = (
  form: FormDefinition,
  { errors, submitCount, trigger }: FormState,
) => ({
  onChange: ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as Element & { name: string };
    const affected = [...findDependents(form, name), ...(submitCount === 0 ? [name] : [])];
    const invalid = affected.filter((control) => errors[control]);
    if (invalid.length > 0) void trigger(invalid);
  },
  /** Validates a field that is filled in. An empty field has no error yet, because the visitor may fill it in later. */
  onBlur: ({ target, relatedTarget }: FocusEvent) => {
    const { name, value } = target as HTMLInputElement;
    // If focus moves to the submit button, the submit will validate all fields.
    const isSubmitting = (relatedTarget as HTMLButtonElement | null)?.type === 'submit';
    if (submitCount === 0 && name && value && !isSubmitting)
      runAfterPress(() => void trigger(name), relatedTarget);
  },
});
