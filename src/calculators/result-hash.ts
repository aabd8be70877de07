import type { CalculatorDefinition, Values } from './calculator-definition.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import { toUrlParameter } from './url-parameter.ts';

/** Returns a 32-bit number that is the same for the same calculator and values (FNV-1a hash). */
export function hashResult(name: CalculatorName, definition: CalculatorDefinition, values: Values): number {
  let hash = 0x811c9dc5;
  for (const letter of `${name} ${toUrlParameter(definition, values)}`)
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}
