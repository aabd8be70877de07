import type { ChangeHandler, FieldErrors, UseFormRegister, UseFormTrigger } from 'react-hook-form';
import type { LeadForm } from './forms.ts';

export type Values = Record<string, string>;

export const fieldId = (form: LeadForm, field: string) => `${form}-${field}`;

interface FormParts {
  register: UseFormRegister<Values>;
  trigger: UseFormTrigger<Values>;
  errors: FieldErrors<Values>;
}

/** What the field components of a form need of it. */
export const fieldProps = (form: LeadForm, { register, trigger, errors }: FormParts) => ({
  field: (name: string) => ({
    ...register(name),
    id: fieldId(form, name),
    error: errors[name]?.message,
  }),
  /** A field that `clean` brings into shape as it is typed or pasted, and that says its error once left. */
  shapedField: (name: string, clean: (typed: string) => string) => {
    const control = register(name);
    const error = errors[name]?.message;
    const onChange: ChangeHandler = async (event) => {
      const field = event.target as HTMLInputElement;
      // Written only where it differs: writing moves the caret to the end.
      if (clean(field.value) !== field.value) field.value = clean(field.value);
      await control.onChange(event);
      if (error) await trigger(name);
    };
    const onBlur: ChangeHandler = async (event) => {
      await control.onBlur(event);
      await trigger(name);
    };
    return { ...control, onChange, onBlur, id: fieldId(form, name), error };
  },
});
