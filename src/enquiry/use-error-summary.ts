import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { listControls, getFieldId } from './form-controls.ts';
import type { FormDefinition, Values } from './form-definition.ts';

interface FieldError {
  field: string;
  message: string;
}

/**
 * Returns the errors of the last invalid submit for the error summary, without errors that the visitor has corrected.
 * Moves focus to the summary after the submit (FM3). The caller must read `formState.errors`: only then does React Hook
 * Form render the caller again when the errors change.
 */
export function useErrorSummary(form: FormDefinition, getFieldState: UseFormReturn<Values>['getFieldState']) {
  const summaryRef = useRef<HTMLDivElement>(null);
  // The errors of the last submit. Errors that the form finds later, while the visitor types, are not added.
  const [lastSubmit, setLastSubmit] = useState({ count: 0, errors: [] as FieldError[] });

  useEffect(() => summaryRef.current?.focus(), [lastSubmit.count]);

  // In the render after an invalid submit, `formState.errors` may not contain the new errors yet. The summary would then
  // be empty and could not get focus, so this function reads the current state of the field.
  const isStillInvalid = ({ field }: FieldError) => getFieldState(field).error !== undefined;

  return {
    summaryRef,
    summaryErrors: lastSubmit.errors
      .filter(isStillInvalid)
      .map(({ field, message }) => ({ id: getFieldId(form, field), message })),
    showErrors: (submitErrors: FieldErrors<Values>) =>
      setLastSubmit(({ count }) => ({
        count: count + 1,
        errors: listControls(form).flatMap((field) => {
          const message = submitErrors[field]?.message;
          return message ? [{ field, message }] : [];
        }),
      })),
    clearErrors: () => setLastSubmit(({ count }) => ({ count, errors: [] })),
  };
}
