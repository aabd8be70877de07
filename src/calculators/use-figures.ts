import { useLayoutEffect, useMemo, useState } from 'react';
import { useToday } from '../components/use-today.ts';
import { getToday } from '../lib/device-clock.ts';
import { calculatorDefinitions } from './definitions/index.ts';
import { getExampleValues } from './define-calculator.ts';
import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import { findExampleFields, withToday } from './example-figures.ts';
import { findEnteredInUrl, fromUrlParameter, toUrlParameter } from './url-parameter.ts';

const noKeys: ReadonlySet<string> = new Set();

export interface Figures {
  values: Values;
  /**
   * The fields whose value comes from an example, with their keys (`findExampleFields`). The list is empty if the
   * visitor has confirmed these values.
   */
  examples: readonly [string, CalculatorField][];
  /** Whether the visitor has entered, selected or confirmed a figure, or has opened a link with figures. */
  isTouched: boolean;
  /** Whether the visitor has confirmed the remaining figures of the example as right. */
  isConfirmed: boolean;
  /** Whether there are figures that come from an example, including confirmed figures. */
  canConfirm: boolean;
  /** The values as a URL parameter. */
  parameter: string;
  /** How often Back or Forward has restored the figures of a URL. */
  restoreCount: number;
  enter: (key: string, value: number) => void;
  confirm: (isConfirmed: boolean) => void;
  chooseExample: (example: Values) => void;
}

/**
 * Removes fields with `startsToday` from the entered fields if they have today's date. Otherwise the date would stay
 * the same after midnight, and for visitors who open a shared link on a later day.
 */
const removeTodayFields = (
  keys: ReadonlySet<string>,
  values: Values,
  { fields }: CalculatorDefinition,
): ReadonlySet<string> =>
  new Set([...keys].filter((key) => !(fields[key]?.startsToday && values[key] === getToday())));

/** Returns the values that differ from the worked example. */
const omitExample = (values: Values, definition: CalculatorDefinition): Values => {
  const example = getExampleValues(definition);
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== example[key]));
};

/**
 * Returns the values of a calculator, and which of them come from an example. Initially, all values come from the
 * worked example.
 */
export function useFigures(name: CalculatorName): Figures {
  const definition = calculatorDefinitions[name];
  const today = useToday();
  const [stored, setStored] = useState<Values>(() => getExampleValues(definition));
  const [entered, setEntered] = useState(noKeys);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [restoreCount, setRestoreCount] = useState(0);
  const values = useMemo(
    () => withToday(definition, stored, entered, today),
    [definition, stored, entered, today],
  );
  const remaining = findExampleFields(definition, values, entered);

  useLayoutEffect(() => {
    const readUrl = (event?: PopStateEvent) => {
      const urlParameter = new URLSearchParams(location.search).get(name);
      const urlValues = fromUrlParameter(definition, urlParameter);
      if (!urlValues) return;
      const inUrl = removeTodayFields(findEnteredInUrl(definition, urlParameter), urlValues, definition);
      setIsTouched(true);
      setIsConfirmed(false);
      if (event) {
        setStored(urlValues);
        setEntered(inUrl);
        setRestoreCount((count) => count + 1);
      } else {
        // Keeps the figures that were typed before hydration. The fields have already stored them, because React runs
        // the effects of child components first.
        setStored((before) => ({ ...urlValues, ...omitExample(before, definition) }));
        setEntered((before) => new Set([...inUrl, ...before]));
      }
    };
    readUrl();
    addEventListener('popstate', readUrl);
    return () => removeEventListener('popstate', readUrl);
  }, [name, definition]);

  return {
    values,
    examples: isConfirmed ? [] : remaining,
    isTouched,
    isConfirmed,
    canConfirm: remaining.length > 0,
    parameter: toUrlParameter(
      definition,
      values,
      (key) => entered.has(key) || (isConfirmed && !definition.fields[key]?.startsToday),
    ),
    restoreCount,
    enter: (key, value) => {
      setIsTouched(true);
      setStored((before) => ({ ...before, [key]: value }));
      setEntered((before) => removeTodayFields(new Set(before).add(key), { [key]: value }, definition));
    },
    confirm: (isNowConfirmed) => {
      setIsTouched(true);
      setIsConfirmed(isNowConfirmed);
    },
    chooseExample: (example) => {
      setIsTouched(true);
      setStored(example);
      setEntered(noKeys);
      setIsConfirmed(false);
    },
  };
}
