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
  /**
   * How often the visitor has selected an example. This number is part of the `key` of each field, so that React resets
   * the fields when it changes.
   */
  exampleCount: number;
  onChange: (key: string, value: number) => void;
  onProblem: (key: string, problem: string | undefined) => void;
}

/** The maximum number of characters of a label and its hint in one of the two columns on phones. */
const MAX_COLUMN_TEXT = 60;

/**
 * Returns the keys of fields that share a row on phones. Two adjacent fields of the same group share one. Two adjacent
 * fields outside groups share one if both have short texts, and either both or neither has a slider. A select always
 * has its own row.
 */
function findPairedKeys(entries: readonly [string, CalculatorField][]) {
  const paired = new Set<string>();
  const isShort = ({ label, hint = '' }: CalculatorField) => label.length + hint.length <= MAX_COLUMN_TEXT;
  const isPair = (first: CalculatorField, second: CalculatorField) =>
    first.group === second.group &&
    !first.options &&
    !second.options &&
    (first.group !== undefined ||
      (isShort(first) && isShort(second) && hasSlider(first) === hasSlider(second)));
  const others = entries.slice(1); // the first field, the amount, spans both columns
  let previous: (typeof entries)[number] | undefined;
  for (const entry of others) {
    if (previous && !paired.has(previous[0]) && isPair(previous[1], entry[1]))
      paired.add(previous[0]).add(entry[0]);
    previous = entry;
  }
  return paired;
}

/** The fields of a calculator. Each group of fields is a fieldset in its own column. */
export function CalculatorFields(props: CalculatorFieldsProps) {
  const { id, definition, values, problems, exampleCount, onChange, onProblem } = props;
  const entries = fieldsOnPage(definition);
  const pairedKeys = findPairedKeys(entries);
  const groups = [...new Set(entries.map(([, { group }]) => group))];
  const renderField = ([key, field]: [string, CalculatorField]) => {
    const shared = { id: id + key, value: values[key] ?? field.example };
    const change = (value: number) => onChange(key, value);
    return field.options ? (
      <ChoiceField
        key={`${exampleCount} ${key}`}
        {...shared}
        label={field.label}
        options={field.options}
        onChange={change}
      />
    ) : (
      <SliderField
        key={`${exampleCount} ${key}`}
        {...shared}
        field={field}
        problem={problems[key]}
        isWide={!pairedKeys.has(key)}
        isHidden={!isShown(field, values)}
        onChange={change}
        onProblem={(problem) => onProblem(key, problem)}
      />
    );
  };
  const renderGroup = (name: string | undefined) =>
    entries.filter(([, { group }]) => group === name).map(renderField);
  return (
    <>
      {renderGroup(undefined)}
      {groups.length > 1 && (
        <div className="col-span-full mt-3 grid gap-x-aside gap-y-8 lg:grid-cols-2">
          {groups.map(
            (name) =>
              name && (
                <fieldset
                  key={name}
                  className="grid min-w-0 grid-cols-2 content-start items-end gap-x-6 gap-y-5 sm:notes-below sm:items-start large-text:grid-cols-[minmax(0,1fr)]"
                >
                  <legend className="slab-rule col-span-full mb-4 w-full pt-3 font-display text-h3 font-bold">
                    {name}
                  </legend>
                  {renderGroup(name)}
                </fieldset>
              ),
          )}
        </div>
      )}
    </>
  );
}
