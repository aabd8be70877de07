import type { FocusEvent, FormEvent } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { Values } from './form-fields.tsx';

/** Controls whose rules depend on another one. */
const dependents: Readonly<Record<string, readonly string[]>> = {
  country: ['number'],
  reply: ['email', 'number'],
};

interface Form {
  errors: FieldErrors<Values>;
  submitCount: number;
  trigger: UseFormReturn<Values>['trigger'];
}

/** The changes and blurs at which a field is validated, besides React Hook Form's own after the first submit (FM2). */
export const fieldChecks = ({ errors, submitCount, trigger }: Form) => ({
  onChange: ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as Element & { name: string };
    const concerned = dependents[name] ?? (submitCount === 0 ? [name] : []);
    const marked = concerned.filter((control) => errors[control]);
    if (marked.length > 0) void trigger(marked);
  },
  /** Validates a filled field that is left. An empty one may still be filled in. */
  onBlur: ({ target, relatedTarget }: FocusEvent) => {
    const { name, value } = target as HTMLInputElement;
    // A message that appears while a button is pressed moves the button away from the pointer; submit validates anyway.
    const isSubmitting = (relatedTarget as HTMLButtonElement | null)?.type === 'submit';
    if (submitCount === 0 && name && value && !isSubmitting) void trigger(name);
  },
});
