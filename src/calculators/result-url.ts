import { getCalculatorId } from './calculator-summaries.ts';
import type { CalculatorName } from './calculator-summaries.ts';

/**
 * Returns the URL of this page with the values of a calculator (`toUrlParameter`), and with the id of its element as
 * the fragment.
 */
export function createResultUrl(name: CalculatorName, parameter: string): URL {
  const url = new URL(location.href);
  url.searchParams.set(name, parameter);
  url.hash = getCalculatorId(name);
  return url;
}
