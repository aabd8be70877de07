import { inHundredths, inPaise } from './calculator-definition.ts';
import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';

/** Returns whether the integer form of the unit counts hundredths, such as paise. */
export const isExact = ({ unit }: CalculatorField) => unit === 'rupees' || unit === 'percent';

/** Returns the values of the worked example. */
export const exampleValues = ({ fields }: CalculatorDefinition): Values =>
  Object.fromEntries(Object.entries(fields).map(([key, { example }]) => [key, example]));

type FieldSource = Omit<CalculatorField, 'unit'>;

/** Converts the numbers of a field to the unit's integer form. */
const inUnits = (field: FieldSource, convert: (value: number) => number): FieldSource => ({
  ...field,
  min: convert(field.min),
  max: convert(field.max),
  step: convert(field.step),
  example: convert(field.example),
  ...(field.sliderMax !== undefined && { sliderMax: convert(field.sliderMax) }),
});

/** Returns the field of an amount. Its numbers are in rupees. */
export const rupeesField = (field: FieldSource): CalculatorField => ({
  ...inUnits(field, inPaise),
  unit: 'rupees',
});

/** Returns the field of a rate or share. Its numbers are in per cent. */
export const percentField = (field: FieldSource): CalculatorField => ({
  ...inUnits(field, inHundredths),
  unit: 'percent',
});

interface CalculatorSource<Key extends string> extends Omit<CalculatorDefinition<Key>, 'examples'> {
  /** Named sets of values, in rupees and per cent. A missing value comes from the worked example. */
  examples: readonly { label: string; values: Partial<Values<Key>> }[];
}

/** Returns a definition with complete examples. The type parameter checks the keys of the source as literals. */
export function defineCalculator<Key extends string>(source: CalculatorSource<Key>): CalculatorDefinition {
  const definition = source as unknown as CalculatorDefinition;
  const { fields } = definition;
  const inUnitOf = ([key, value]: [string, number]): [string, number] => [
    key,
    fields[key] && isExact(fields[key]) ? inHundredths(value) : value,
  ];
  return {
    ...definition,
    examples: definition.examples.map(({ label, values }) => ({
      label,
      values: { ...exampleValues(definition), ...Object.fromEntries(Object.entries(values).map(inUnitOf)) },
    })),
  };
}
