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
 * Moves focus to the summary after the submit (FM3).
 * @param errors `formState.errors`. Reading it makes the caller render when the errors change
 */
export function useErrorSummary(
  form: FormDefinition,
  errors: FieldErrors<Values>,
  getFieldState: UseFormReturn<Values>['getFieldState'],
) {
  const summaryRef = useRef<HTMLDivElement>(null);
  // The summary shows the messages of the last submit. If it followed the current errors, screen readers would announce
  // it after each keystroke.
  const [lastSubmit, setLastSubmit] = useState({ count: 0, errors: [] as FieldError[] });

  useEffect(() => summaryRef.current?.focus(), [lastSubmit.count]);

  // In the render after an invalid submit, `errors` may not contain the new errors yet. If only `errors` were read, the
  // summary would be empty and could not get focus, so this function also reads the current state of the field.
  const isStillInvalid = ({ field }: FieldError) =>
    errors[field] !== undefined || getFieldState(field).error !== undefined;

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
