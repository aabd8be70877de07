import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { Values } from './form-fields.tsx';

interface NamedEvent {
  target: EventTarget & { name?: string; value?: string };
}

/** Controls whose rules depend on another one. */
const dependents: Readonly<Record<string, readonly string[]>> = {
  country: ['number'],
  reply: ['email', 'number'],
};

/** Whether a field's value is checked as soon as the visitor leaves the field, before the first submit (FM2). */
export const isCheckedWhenLeft = (name: string | undefined, value: string | undefined) =>
  name === 'number' && Boolean(value);

interface Form {
  errors: FieldErrors<Values>;
  submitCount: number;
  trigger: UseFormReturn<Values>['trigger'];
}

/** When a field is checked anew before and beside what React Hook Form does after the first submit (FM2). */
export const fieldChecks = ({ errors, submitCount, trigger }: Form) => ({
  onChange: ({ target: { name = '' } }: NamedEvent) => {
    const concerned = dependents[name] ?? (submitCount === 0 ? [name] : []);
    const marked = concerned.filter((control) => errors[control]);
    if (marked.length > 0) void trigger(marked);
  },
  onBlur: ({ target: { name, value } }: NamedEvent) => {
    if (submitCount === 0 && isCheckedWhenLeft(name, value)) void trigger(name);
  },
});
