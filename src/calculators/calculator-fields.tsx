import { ChoiceField } from './choice-field.tsx';
import { fieldEntries } from './calculator-values.ts';
import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';
import { SliderField } from './slider-field.tsx';

interface CalculatorFieldsProps {
  id: string;
  definition: CalculatorDefinition;
  values: Values;
  problems: Readonly<Record<string, string | undefined>>;
  /** Number of examples chosen; part of the fields' keys, so that each example resets them. */
  exampleCount: number;
  onChange: (key: string, value: number) => void;
  onProblem: (key: string, problem: string | undefined) => void;
}

/** The fields of a calculator; those of a group are in a fieldset, and the groups are columns. */
export function CalculatorFields(props: CalculatorFieldsProps) {
  const { id, definition, values, problems, exampleCount, onChange, onProblem } = props;
  const entries = fieldEntries(definition);
  const groups = [...new Set(entries.map(([, { group }]) => group))];
  const show = ([key, field]: [string, CalculatorField]) => {
    const shared = { id: id + key, field, value: values[key] ?? field.example };
    const change = (value: number) => onChange(key, value);
    return field.options ? (
      <ChoiceField key={`${exampleCount} ${key}`} {...shared} onChange={change} />
    ) : (
      <SliderField
        key={`${exampleCount} ${key}`}
        {...shared}
        problem={problems[key]}
        onChange={change}
        onProblem={(problem) => onProblem(key, problem)}
      />
    );
  };
  const inGroup = (name: string | undefined) => entries.filter(([, { group }]) => group === name).map(show);
  return (
    <>
      {inGroup(undefined)}
      {groups.length > 1 && (
        <div className="col-span-full mt-3 grid gap-x-aside gap-y-8 lg:grid-cols-2">
          {groups.map(
            (name) =>
              name && (
                <fieldset key={name} className="grid min-w-0 items-start gap-x-8 gap-y-5 sm:grid-cols-2">
                  <legend className="col-span-full mb-4 w-full slab-rule pt-3 font-display text-h3 font-bold">
                    {name}
                  </legend>
                  {inGroup(name)}
                </fieldset>
              ),
          )}
        </div>
      )}
    </>
  );
}
