import { toHundredths, toPaise } from './calculator-definition.ts';
import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';

/**
 * Returns whether the values of a field are in hundredths of the displayed unit: amounts in paise, rates in hundredths
 * of a percent.
 */
export const isInHundredths = ({ unit }: CalculatorField) => unit === 'rupees' || unit === 'percent';

export const getExampleValues = ({ fields }: CalculatorDefinition): Values =>
  Object.fromEntries(Object.entries(fields).map(([key, { example }]) => [key, example]));

type FieldSource = Omit<CalculatorField, 'unit'>;

/** Converts the limits, the step and the example of a field. */
const convertNumbers = (field: FieldSource, convert: (value: number) => number): FieldSource => ({
  ...field,
  min: convert(field.min),
  max: convert(field.max),
  step: convert(field.step),
  example: convert(field.example),
  ...(field.sliderMax !== undefined && { sliderMax: convert(field.sliderMax) }),
});

/** Returns a field for an amount. Converts the numbers in `field` from rupees to paise. */
export const createRupeesField = (field: FieldSource): CalculatorField => ({
  ...convertNumbers(field, toPaise),
  unit: 'rupees',
});

/** Returns a field for a rate or a share. Converts the numbers in `field` from percent to hundredths of a percent. */
export const createPercentField = (field: FieldSource): CalculatorField => ({
  ...convertNumbers(field, toHundredths),
  unit: 'percent',
});

/** Returns a choice with the given options. Its value is the index of the selected option. */
export const createChoiceField = (
  label: string,
  options: readonly string[],
  example: number,
): CalculatorField => ({
  label,
  options,
  unit: 'choice',
  min: 0,
  max: options.length - 1,
  step: 1,
  example,
});

interface CalculatorSource<Key extends string> extends Omit<CalculatorDefinition<Key>, 'examples'> {
  /** The examples, with values in rupees and percent. Missing values come from the worked example. */
  examples: readonly { label: string; values: Partial<Values<Key>> }[];
}

/**
 * Returns a definition with complete, converted examples. The type parameter checks the keys of the source. The result
 * accepts any strings as keys, so that all calculators have the same type.
 */
export function defineCalculator<Key extends string>(source: CalculatorSource<Key>): CalculatorDefinition {
  const definition = source as unknown as CalculatorDefinition;
  const { fields } = definition;
  const convertValue = ([key, value]: [string, number]): [string, number] => [
    key,
    fields[key] && isInHundredths(fields[key]) ? toHundredths(value) : value,
  ];
  return {
    ...definition,
    examples: definition.examples.map(({ label, values }) => ({
      label,
      values: {
        ...getExampleValues(definition),
        ...Object.fromEntries(Object.entries(values).map(convertValue)),
      },
    })),
  };
}
