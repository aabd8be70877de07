import { findPossibleNumbers } from '../lib/possible-numbers.ts';
import type { PossibleNumber } from '../lib/possible-numbers.ts';
import type { FormDefinition, Values } from './form-definition.ts';

/** Returns the possible readings of a form's phone number. The list is empty if the country of the number is clear. */
export const findPossibleNumbersInForm = (
  { residence }: FormDefinition,
  name: string,
  values: Readonly<Partial<Values>>,
): PossibleNumber[] =>
  findPossibleNumbers(values[name] ?? '', values.country ?? '', {
    residence: residence ? values[residence] : undefined,
  });
