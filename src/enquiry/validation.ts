import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, FormEvent } from 'react';
import type { FieldErrors, Resolver, ResolverOptions, UseFormReturn } from 'react-hook-form';
import { afterPress } from '../lib/after-press.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { companionsOf, controlsOf, fieldId, isApplicable } from './form-definition.ts';
import type { FormDefinition, Values } from './form-definition.ts';

// ---------------------------------------------------------------- The schemas, loaded at the first focus of a form

type CreateResolver = (form: FormDefinition) => Resolver<Values>;

/** Resolves to undefined where loading failed or timed out. */
let loading: Promise<CreateResolver | undefined> | undefined;

/**
 * Loads the schemas, once. They are most of a form's code, and a slow phone takes a fifth of a second to evaluate
 * them. Call it at the first focus: a submit may wait only for microtasks, or the browser blocks the chat's window.
 */
export function loadValidation(): Promise<CreateResolver | undefined> {
  if (loading) return loading;
  const file = import('./schema.ts').then(({ createResolver }) => createResolver);
  loading = withTimeout(file).catch(() => undefined);
  file.then(
    () => (loading = file),
    () => (loading = undefined), // the next focus or validation tries again
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
 * Returns a resolver that waits for the schemas. Where they could not be loaded, the browser's own validation decides, so
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

// ---------------------------------------------------------------- When a field is validated

/** Controls whose validity depends on another one. */
const dependents: Readonly<Record<string, readonly string[]>> = {
  country: ['number'],
  number: ['country'],
  reply: ['email', 'number', 'country'],
};

/** The controls of a form's own field depend on each other, and a text field can depend on a choice. */
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

/** Returns handlers that validate fields on blur and on change, besides React Hook Form after the first submit (FM2). */
export const validationHandlers = (form: FormDefinition, { errors, submitCount, trigger }: FormState) => ({
  onChange: ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as Element & { name: string };
    const affected = [...dependentsOf(form, name), ...(submitCount === 0 ? [name] : [])];
    const invalid = affected.filter((control) => errors[control]);
    if (invalid.length > 0) void trigger(invalid);
  },
  /** Validates a filled field that is left. An empty one may still be filled in. */
  onBlur: ({ target, relatedTarget }: FocusEvent) => {
    const { name, value } = target as HTMLInputElement;
    // Submit validates anyway.
    const isSubmitting = (relatedTarget as HTMLButtonElement | null)?.type === 'submit';
    if (submitCount === 0 && name && value && !isSubmitting) afterPress(() => void trigger(name));
  },
});

// ---------------------------------------------------------------- What an invalid submit shows

/**
 * Keeps the errors of the last invalid submit for the error summary, which then receives focus (FM3).
 * @param errors the form's own, subscribed to by the caller
 */
export function useErrorSummary(
  form: FormDefinition,
  errors: FieldErrors<Values>,
  getFieldState: UseFormReturn<Values>['getFieldState'],
) {
  const summaryRef = useRef<HTMLDivElement>(null);
  // The messages of the last invalid submit: current ones would be announced at every key.
  const [failure, setFailure] = useState({ attempt: 0, errors: [] as { field: string; message: string }[] });

  useEffect(() => summaryRef.current?.focus(), [failure.attempt]);

  return {
    summaryRef,
    summaryErrors: failure.errors
      // The form's own state is newer than the one of this render.
      .filter(({ field }) => errors[field] ?? getFieldState(field).error)
      .map(({ field, message }) => ({ id: fieldId(form, field), message })),
    showErrors: (found: FieldErrors<Values>) =>
      setFailure(({ attempt }) => ({
        attempt: attempt + 1,
        errors: controlsOf(form).flatMap((field) => {
          const message = found[field]?.message;
          return message ? [{ field, message }] : [];
        }),
      })),
    clearErrors: () => setFailure((last) => ({ ...last, errors: [] })),
  };
}
