import { hasVisibleText } from '../lib/text.ts';
import { useValues } from './form-fields.tsx';
import type { FieldTools } from './form-fields.tsx';
import { fieldId } from './form-definition.ts';
import type { FormDefinition } from './form-definition.ts';

export const missingAnswersId = (form: FormDefinition) => fieldId(form, 'still-to-give');

/**
 * What the specification's disabled button says in words: how many answers are missing (FM2). The button itself
 * stays a button, because pressing it works: it marks every field and leads to the faults.
 */
export function MissingAnswers({ tools }: { tools: FieldTools }) {
  const { form } = tools;
  const values = useValues(tools);
  const missing = Object.entries(form.fields).filter(
    ([name, field]) =>
      !(field.kind === 'text' && field.missing === undefined) && !hasVisibleText(values[name] ?? ''),
  ).length;
  return (
    <p id={missingAnswersId(form)} className="text-caption">
      {missing === 0 && 'All fields are filled in'}
      {missing === 1 && '1 field left to fill in'}
      {missing > 1 && `${missing} fields left to fill in`}
    </p>
  );
}
