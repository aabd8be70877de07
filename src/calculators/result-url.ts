import { calculatorId } from './calculator-summaries.ts';
import type { CalculatorName } from './calculator-summaries.ts';

/** Returns this page's address with the values of a calculator (`toUrlParameter`). It scrolls to the calculator. */
export function resultUrl(name: CalculatorName, parameter: string): URL {
  const address = new URL(location.href);
  address.searchParams.set(name, parameter);
  address.hash = calculatorId(name);
  return address;
}
