import { possibleNumbers } from '../lib/possible-numbers.ts';
import type { PossibleNumber } from '../lib/possible-numbers.ts';
import type { FormDefinition, Values } from './form-definition.ts';

/** Returns the possible readings of the phone number of a form, if it is ambiguous (`possibleNumbers`). */
export const possibleNumbersOf = (
  { residence }: FormDefinition,
  name: string,
  values: Readonly<Partial<Values>>,
): PossibleNumber[] =>
  possibleNumbers(values[name] ?? '', values.country ?? '', {
    residence: residence ? values[residence] : undefined,
  });
