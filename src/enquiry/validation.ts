import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, FormEvent } from 'react';
import type { FieldErrors, Resolver, ResolverOptions, UseFormReturn } from 'react-hook-form';
import { runAfterPress } from '../lib/after-press.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { companionsOf, controlsOf, fieldId, isApplicable } from './form-definition.ts';
import type { FormDefinition, Values } from './form-definition.ts';

// ---------------------------------------------------------------- Loading the schemas

type CreateResolver = (form: FormDefinition) => Resolver<Values>;

/** Resolves to undefined if loading fails or times out. */
let loading: Promise<CreateResolver | undefined> | undefined;

/**
 * Loads the schemas once. They are most of a form's code, and a slow phone takes 200 ms to evaluate them. Call this at
 * the first focus, so that they are loaded before the submit: if the submit waits for a download, the browser blocks
 * the chat.
 */
export function loadValidation(): Promise<CreateResolver | undefined> {
  if (loading) return loading;
  const file = import('./schema.ts').then(({ createResolver }) => createResolver);
  loading = withTimeout(file).catch(() => undefined);
  file.then(
    () => (loading = file),
    () => (loading = undefined), // lets the next focus or validation retry
  );
  return loading;
}

/** Returns the errors of the browser's own validation, with its messages. */
function browserErrors(
  form: FormDefinition,
  values: Values,
  fields: ResolverOptions<Values>['fields'],
): FieldErrors<Values> {
  const controls = Object.entries(fields).map(
    ([name, field]) => [name, field.ref as HTMLInputElement] as const,
  );
  return Object.fromEntries(
    controls
      .filter(([name, control]) => control.validity?.valid === false && isApplicable(form, name, values))
      .map(([name, control]) => [name, { type: 'browser', message: control.validationMessage }]),
  );
}

/**
 * Returns a resolver that waits for the schemas. If they cannot be loaded, it uses the browser's own validation, so
 * that no lead is lost.
 */
export function lazyResolver(form: FormDefinition): Resolver<Values> {
  let resolver: Resolver<Values> | undefined;
  return async (values, context, options) => {
    const createResolver = await loadValidation();
    if (createResolver) return (resolver ??= createResolver(form))(values, context, options);
    const errors = browserErrors(form, values, options.fields);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

// ---------------------------------------------------------------- Validating on blur and on change

/** The controls whose validity depends on a control, by its name. */
const dependents: Readonly<Record<string, readonly string[]>> = {
  country: ['number'],
  number: ['country'],
  reply: ['email', 'number', 'country'],
};

/**
 * Returns the controls whose validity depends on a control. The controls of a form's own field depend on each other.
 */
const dependentsOf = (form: FormDefinition, control: string): readonly string[] =>
  dependents[control] ??
  (form.residence === control ? ['number'] : undefined) ??
  Object.entries(form.fields)
    .filter(([, { kind }]) => kind === 'own')
    .map(([name, field]) => [name, ...companionsOf(field)])
    .find((controls) => controls.includes(control)) ??
  Object.entries(form.fields).flatMap(([name, field]) =>
    field.kind === 'text' && field.onlyFor?.choice === control ? [name] : [],
  );

interface FormState {
  errors: FieldErrors<Values>;
  submitCount: number;
  trigger: UseFormReturn<Values>['trigger'];
}

/**
 * Returns handlers that validate fields on blur and on change (FM2). React Hook Form does that itself after the first
 * submit, except for fields that depend on the changed one.
 */
export const validationHandlers = (form: FormDefinition, { errors, submitCount, trigger }: FormState) => ({
  onChange: ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as Element & { name: string };
    const affected = [...dependentsOf(form, name), ...(submitCount === 0 ? [name] : [])];
    const invalid = affected.filter((control) => errors[control]);
    if (invalid.length > 0) void trigger(invalid);
  },
  /** Validates a field that the visitor has filled in and left. An empty field may still be filled in later. */
  onBlur: ({ target, relatedTarget }: FocusEvent) => {
    const { name, value } = target as HTMLInputElement;
    // The submit validates all fields anyway.
    const isSubmitting = (relatedTarget as HTMLButtonElement | null)?.type === 'submit';
    if (submitCount === 0 && name && value && !isSubmitting) runAfterPress(() => void trigger(name));
  },
});

// ---------------------------------------------------------------- The error summary of an invalid submit

/**
 * Keeps the errors of the last invalid submit for the error summary, and moves focus to it (FM3).
 * @param errors the current errors of the form; the caller subscribes to them
 */
export function useErrorSummary(
  form: FormDefinition,
  errors: FieldErrors<Values>,
  getFieldState: UseFormReturn<Values>['getFieldState'],
) {
  const summaryRef = useRef<HTMLDivElement>(null);
  // Keeps the messages of the submit: screen readers would announce current ones at every key.
  const [failure, setFailure] = useState({ attempt: 0, errors: [] as { field: string; message: string }[] });

  useEffect(() => summaryRef.current?.focus(), [failure.attempt]);

  return {
    summaryRef,
    summaryErrors: failure.errors
      // `getFieldState` can be newer than the errors of this render.
      .filter(({ field }) => errors[field] ?? getFieldState(field).error)
      .map(({ field, message }) => ({ id: fieldId(form, field), message })),
    showErrors: (submitErrors: FieldErrors<Values>) =>
      setFailure(({ attempt }) => ({
        attempt: attempt + 1,
        errors: controlsOf(form).flatMap((field) => {
          const message = submitErrors[field]?.message;
          return message ? [{ field, message }] : [];
        }),
      })),
    clearErrors: () => setFailure((last) => ({ ...last, errors: [] })),
  };
}
