import type { FormEvent, MouseEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { fieldChecks } from './field-checks.ts';
import type { Values } from './form-fields.tsx';
import type { LeadForm } from './form-definition.ts';
import { useCarriedLines } from './use-carried-lines.ts';
import { useFaults } from './use-faults.ts';
import type { FormElement } from './use-restored-values.ts';
import { useSubmission } from './use-submission.ts';

/**
 * A form whose valid submit opens the firm's chat with the enquiry's text, and whose words outlive a reload.
 * Its state is subscribed to here, below the component that holds `methods`, which renders twice when it mounts.
 */
export function useEnquiryForm(form: LeadForm, methods: UseFormReturn<Values>, fields: FormElement) {
  const { control, register, setValue, getValues, getFieldState, trigger } = methods;
  const { errors, submitCount } = useFormState({ control });
  const { summary, faults, tell, clear } = useFaults(form, errors, getFieldState);
  const carried = useCarriedLines(form);
  const { settling, submit, result } = useSubmission(form, methods, {
    carried,
    faults: { tell, clear },
    readFields: fields.readFields,
  });
  const { onChange, onBlur } = fieldChecks({ errors, submitCount, trigger });

  return {
    result,
    faults,
    carried,
    summary,
    formProps: {
      onSubmit: submit,
      onChange: (event: FormEvent<HTMLFormElement>) => {
        fields.keepDraft();
        onChange(event);
      },
      onBlur,
    },
    submitProps: {
      // Not asked whether it is the second half of a double click: two taps at one place may have meant two controls.
      onClick: (event: MouseEvent) => {
        if (settling) event.preventDefault();
      },
    },
    tools: {
      form,
      register,
      setValue,
      getValues,
      control,
      errorOf: (field: string) => errors[field]?.message,
    },
  };
}
