import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { Values } from './form-fields.tsx';
import { controlsOf, fieldId } from './form-definition.ts';
import type { FormDefinition } from './form-definition.ts';

/**
 * What a refused submit found, for the summary above the form, which gets the focus each time (FM3).
 * @param errors the form's own, subscribed to by the caller
 */
export function useFaults(
  form: FormDefinition,
  errors: FieldErrors<Values>,
  getFieldState: UseFormReturn<Values>['getFieldState'],
) {
  const summary = useRef<HTMLDivElement>(null);
  // The messages as they were at the last failing submit: an alert must not speak at every key (b-24).
  const [failure, setFailure] = useState({ attempt: 0, faults: [] as { field: string; message: string }[] });

  useEffect(() => {
    if (failure.attempt > 0) summary.current?.focus();
  }, [failure.attempt]);

  return {
    summary,
    faults: failure.faults
      // The form's own state is ahead of the one that this render was given.
      .filter(({ field }) => errors[field] ?? getFieldState(field).error)
      .map(({ field, message }) => ({ id: fieldId(form, field), message })),
    tell: (found: FieldErrors<Values>) =>
      setFailure(({ attempt }) => ({
        attempt: attempt + 1,
        faults: controlsOf(form).flatMap((field) => {
          const message = found[field]?.message;
          return message ? [{ field, message }] : [];
        }),
      })),
    clear: () => setFailure((last) => ({ ...last, faults: [] })),
  };
}
