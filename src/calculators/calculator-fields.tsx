import { ChoiceField } from './choice-field.tsx';
import { hasSlider } from './calculator-values.ts';
import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';
import { fieldsOnPage, isShown } from './shown-fields.ts';
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

/** Characters of a label and its hint that fit into one of the two columns. */
const MAX_COLUMN_TEXT = 60;

/**
 * The fields that share a row of phones in pairs: their text is short, and both have a slider or neither has. In a group,
 * where phones show no sliders: any two. The options of a select need the complete row.
 */
function pairedKeys(entries: readonly [string, CalculatorField][]) {
  const paired = new Set<string>();
  const isShort = ({ label, hint = '' }: CalculatorField) => label.length + hint.length <= MAX_COLUMN_TEXT;
  for (const [index, [key, field]] of entries.entries()) {
    const [before = '', previous] = entries[index - 1] ?? [];
    const isPair =
      index > 1 && // the amount comes first, and spans both columns
      previous !== undefined &&
      !paired.has(before) &&
      previous.group === field.group &&
      !previous.options &&
      !field.options &&
      (field.group !== undefined ||
        ([previous, field].every(isShort) && hasSlider(previous) === hasSlider(field)));
    if (isPair) paired.add(before).add(key);
  }
  return paired;
}

/** The fields of a calculator; those of a group are in a fieldset, and the groups are columns. */
export function CalculatorFields(props: CalculatorFieldsProps) {
  const { id, definition, values, problems, exampleCount, onChange, onProblem } = props;
  const entries = fieldsOnPage(definition);
  const paired = pairedKeys(entries);
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
        isWide={!paired.has(key)}
        isHidden={!isShown(field, values)}
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
                <fieldset
                  key={name}
                  className="grid min-w-0 grid-cols-2 content-start items-start gap-x-6 gap-y-5 max-sm:items-end large-text:grid-cols-[minmax(0,1fr)]"
                >
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
