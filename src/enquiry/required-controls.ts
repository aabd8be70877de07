import { isApplicable } from './form-controls.ts';
import type { FormDefinition, Values } from './form-definition.ts';

/**
 * Returns the controls that are required with the current values. One answer can require another: if the visitor
 * selects a day, the time of day is required too.
 */
export const listRequiredControls = (form: FormDefinition, values: Readonly<Values>): string[] =>
  Object.entries(form.fields).flatMap(([name, field]) => {
    if (field.kind === 'custom') return field.required(values);
    if (field.kind === 'reply') return [name, values[name] === 'phone' ? 'number' : 'email'];
    const isOptional = field.kind === 'text' && field.missing === undefined;
    return isOptional || !isApplicable(form, name, values) ? [] : [name];
  });
