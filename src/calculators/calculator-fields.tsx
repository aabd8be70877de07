import { ChoiceField } from './choice-field.tsx';
import { hasSlider } from './calculator-values.ts';
import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';
import { CollapsedFields } from './collapsed-fields.tsx';
import { getFieldsOnPage, isShown } from './shown-fields.ts';
import { SliderField } from './slider-field.tsx';

interface CalculatorFieldsProps {
  id: string;
  definition: CalculatorDefinition;
  values: Values;
  problems: Readonly<Record<string, string | undefined>>;
  /**
   * How often the visitor has selected an example. The number is part of each field's `key`. When it changes, React
   * resets the fields.
   */
  exampleCount: number;
  /** How often Back or Forward has restored the figures of a URL. */
  restoreCount: number;
  /** Classes for the columns of the fields that are in no group. */
  columns: string;
  onChange: (key: string, value: number) => void;
  onProblem: (key: string, problem: string | undefined) => void;
}

type FieldEntry = readonly [string, CalculatorField];

/**
 * Classes of a grid in which the labels, boxes and hints of fields are aligned (`rowClasses` of components/field.tsx).
 */
const gridClasses =
  'grid items-end gap-x-6 gap-y-5 large-text:grid-cols-[minmax(0,1fr)] @min-[32rem]/form:items-start @min-[32rem]/form:gap-y-0 @min-[32rem]/form:*:mb-5';

/** The maximum total length of a label and its hint in one of the two columns on phones. */
const MAX_COLUMN_TEXT = 60;

/**
 * Returns the keys of the fields that share a row with another field on phones. In a group, adjacent fields form pairs.
 * Outside groups, both fields of a pair also need short texts, and either two sliders or no slider. A select always has
 * its own row.
 */
function findPairedKeys(entries: readonly FieldEntry[]) {
  const paired = new Set<string>();
  const isShort = ({ label, hint = '' }: CalculatorField) => label.length + hint.length <= MAX_COLUMN_TEXT;
  const isPair = (first: CalculatorField, second: CalculatorField) =>
    !first.options &&
    !second.options &&
    (first.group !== undefined ||
      (isShort(first) && isShort(second) && hasSlider(first) === hasSlider(second)));
  let previous: FieldEntry | undefined;
  for (const entry of entries) {
    if (previous && !paired.has(previous[0]) && isPair(previous[1], entry[1]))
      paired.add(previous[0]).add(entry[0]);
    previous = entry;
  }
  return paired;
}

/** The fields of a calculator. Each group of fields is a fieldset in its own column. */
export function CalculatorFields(props: CalculatorFieldsProps) {
  const { id, definition, values, problems, exampleCount, restoreCount, columns, onChange, onProblem } =
    props;
  const entries = getFieldsOnPage(definition);
  const groups = [...new Set(entries.map(([, { group }]) => group))];
  const renderFields = (list: readonly FieldEntry[]) => {
    // On phones, the first field of a calculator spans both columns.
    const pairedKeys = findPairedKeys(list.filter((entry) => entry !== entries[0]));
    return list.map(([key, field]) => {
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
          restoreCount={restoreCount}
          onChange={change}
          onProblem={(problem) => onProblem(key, problem)}
        />
      );
    });
  };
  const renderGroup = (name: string | undefined, columnClasses: string) => {
    const groupEntries = entries.filter(([, { group }]) => group === name);
    const collapsed = groupEntries.filter(([, { collapsedUnder }]) => collapsedUnder);
    const label = collapsed[0]?.[1].collapsedUnder;
    return (
      <>
        <div className={`${gridClasses} ${columnClasses}`}>
          {renderFields(groupEntries.filter(([, { collapsedUnder }]) => !collapsedUnder))}
        </div>
        {label && (
          <CollapsedFields label={label} entries={collapsed} values={values} problems={problems}>
            <div className={`${gridClasses} ${columnClasses} pt-2`}>{renderFields(collapsed)}</div>
          </CollapsedFields>
        )}
      </>
    );
  };
  return (
    <>
      {renderGroup(undefined, columns)}
      {groups.length > 1 && (
        <div className="mt-3 grid gap-x-aside gap-y-8 lg:grid-cols-2">
          {groups.map(
            (name) =>
              name && (
                <fieldset key={name} className="@container/form min-w-0">
                  <legend className="slab-rule mb-4 w-full pt-3 font-display text-h3 font-bold">
                    {name}
                  </legend>
                  {renderGroup(name, 'grid-cols-2')}
                </fieldset>
              ),
          )}
        </div>
      )}
    </>
  );
}
