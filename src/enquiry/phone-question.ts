import { possibleNumbers } from '../lib/possible-numbers.ts';
import type { PossibleNumber } from '../lib/possible-numbers.ts';
import type { FormDefinition, Values } from './form-definition.ts';

/** Returns what the phone number of a form can be, if that is not clear (`possibleNumbers`). */
export const possibleNumbersOf = (
  { residence }: FormDefinition,
  name: string,
  values: Readonly<Partial<Values>>,
): PossibleNumber[] =>
  possibleNumbers(values[name] ?? '', values.country ?? '', {
    residence: residence ? values[residence] : undefined,
  });
