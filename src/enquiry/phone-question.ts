import { possibleNumbers } from '../lib/possible-numbers.ts';
import type { PossibleNumber } from '../lib/possible-numbers.ts';
import type { FormDefinition, Values } from './form-definition.ts';

/** Returns the possible readings of a form's phone number (`possibleNumbers`). Returns none if its country is clear. */
export const possibleNumbersOf = (
  { residence }: FormDefinition,
  name: string,
  values: Readonly<Partial<Values>>,
): PossibleNumber[] =>
  possibleNumbers(values[name] ?? '', values.country ?? '', {
    residence: residence ? values[residence] : undefined,
  });
