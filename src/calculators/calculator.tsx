import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Icon } from '../components/icon.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { formatMessage } from '../lib/format-message.ts';
import { printSection } from '../lib/print-section.ts';
import * as words from '#words/calculators.json';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { calculatorDefinitions } from './definitions/index.ts';
import { CalculatorFields } from './calculator-fields.tsx';
import { getFieldEntries, getFullLabel } from './calculator-values.ts';
import type { Values } from './calculator-definition.ts';
import { getCalculatorId } from './calculator-summaries.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import { ExampleNotice } from './example-notice.tsx';
import { Presets } from './presets.tsx';
import { ResultActions } from './result-actions.tsx';
import { RESULT_DELAY_MS, useDelayedAnnouncement } from './use-delayed-announcement.ts';
import { useFigures } from './use-figures.ts';
import type { Figures } from './use-figures.ts';
import { useResultUrl } from './use-result-url.ts';
import { fullWidthResults, ResultSheet, ResultTables } from './result-sheet.tsx';
import type { TableView } from './result-sheet.tsx';
import { isShown } from './shown-fields.ts';
import { StickyAnswer } from './sticky-answer.tsx';

interface CalculatorProps {
  name: CalculatorName;
  TableView: TableView;
  /** The level of the result's heading. */
  level?: 3 | 4;
  /** A component below the result, with the last valid values. They are outdated while a field has an error. */
  Below?: ComponentType<{ values: Values; isOutdated: boolean } & Pick<Figures, 'examples'>> | undefined;
}

/** Returns the class for the columns in wide windows: four or five fields fill one row, otherwise a row has three. */
const getColumnClass = (fieldCount: number) =>
  ({ 4: 'nav:grid-cols-4', 5: 'nav:grid-cols-5' })[fieldCount] ?? 'nav:grid-cols-3';

/** A calculator: its fields and the result. The prerendered HTML shows the worked example. */
export function Calculator({ name, TableView, level = 3, Below }: CalculatorProps) {
  const definition = calculatorDefinitions[name];
  const isFullWidth = fullWidthResults.has(name);
  const fields = getFieldEntries(definition);
  const columns = getColumnClass(fields.filter(([, field]) => !field.group && !field.collapsedUnder).length);
  // The ids are constant, without `useId`, because runtime/replaced-html.ts finds recreated fields by their ids.
  const id = `${getCalculatorId(name)}-`;
  const root = useRef<HTMLDivElement>(null);
  const printedSection = useRef<HTMLDivElement>(null);
  useLazyRoot(root);
  const figures = useFigures(name);
  const { values, examples } = figures;
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});
  const [lastRestoreCount, setLastRestoreCount] = useState(0);
  if (lastRestoreCount !== figures.restoreCount) {
    setLastRestoreCount(figures.restoreCount);
    setProblems({});
  }
  /** Whether the visitor has changed a value. Before that, the result is neither announced nor written to the URL. */
  const [hasChanged, setHasChanged] = useState(false);
  const [exampleCount, setExampleCount] = useState(0);
  const result = useMemo(() => definition.calculate(values), [definition, values]);
  // An open table can have 360 rows. With a deferred result, React renders it after the other parts.
  const deferredResult = useDeferredValue(result);

  const invalidField = fields.find(([key, field]) => problems[key] && isShown(field, values));
  // Calculators of level 4 are in an accordion, which is closed before hydration. Their HTML is smaller without the
  // sticky answer.
  const hasStickyAnswer = useHydrated() || level === 3;
  const errorText = invalidField
    ? formatMessage(words.checkField, {
        label: getFullLabel(invalidField[1]),
        problem: problems[invalidField[0]] ?? '',
      })
    : 'error' in result && formatMessage(words.noResult, { error: result.error });

  const sharedProblem =
    !invalidField && 'error' in result && result.field ? { [result.field]: result.error } : undefined;

  const isOutdated = Boolean(invalidField ?? sharedProblem);
  const [lastValid, setLastValid] = useState(values);
  if (!isOutdated && lastValid !== values) setLastValid(values);

  const resultText = errorText || ('sentence' in result ? result.sentence : '');
  useDelayedAnnouncement(hasChanged ? resultText : undefined);
  // The URL also gets values that have no result, such as an invoice paid in time, so that a reload keeps them.
  useResultUrl(name, hasChanged && figures.isTouched ? figures.parameter : undefined, RESULT_DELAY_MS);

  return (
    <div ref={root} data-lazy="">
      <div
        ref={printedSection}
        className={`grid items-start gap-x-aside gap-y-10 ${isFullWidth ? '' : 'lg:grid-cols-2 lg:grid-rows-[auto_1fr]'}`}
      >
        <div data-needs-script="" role="group" aria-label={definition.title} className="@container/form">
          {hasStickyAnswer && (
            <StickyAnswer row={isOutdated || !('rows' in result) ? undefined : result.rows[0]} />
          )}
          <Presets
            definition={definition}
            values={values}
            hasProblem={Boolean(invalidField)}
            onChoose={(example) => {
              setProblems({});
              setExampleCount((count) => count + 1);
              setHasChanged(true);
              figures.chooseExample(example);
            }}
          />
          <CalculatorFields
            id={id}
            definition={definition}
            values={values}
            problems={{ ...problems, ...sharedProblem }}
            exampleCount={exampleCount}
            restoreCount={figures.restoreCount}
            columns={isFullWidth ? `grid-cols-2 ${columns}` : 'max-lg:grid-cols-2'}
            onChange={(key, value) => {
              setHasChanged(true);
              figures.enter(key, value);
            }}
            onProblem={(key, problem) => {
              setHasChanged(true);
              setProblems((before) => ({ ...before, [key]: problem }));
            }}
          />
        </div>
        <div className={`grid min-w-0 gap-5 ${isFullWidth ? '' : 'lg:col-start-2 lg:row-[1/3]'}`}>
          {errorText && (
            <p className="flex gap-2 font-semibold text-destructive">
              <span className="mt-0.5">
                <Icon name="alert" />
              </span>
              <span className="min-w-0 wrap-anywhere">{errorText}</span>
            </p>
          )}
          {/* `values` ignores invalid text, so the last result stays visible, and the content below does not move. */}
          {'rows' in result && (
            <ResultSheet
              name={name}
              definition={definition}
              values={values}
              examples={examples}
              result={result}
              level={level}
              TableView={TableView}
            />
          )}
        </div>
        {/* Unless the result is full-width, these controls are below the fields in a wide window. */}
        {'rows' in result && (
          <div className="grid gap-5">
            {figures.canConfirm && (
              <ExampleNotice
                id={`${id}own`}
                figures={figures}
                onConfirm={(isConfirmed) => {
                  setHasChanged(true);
                  figures.confirm(isConfirmed);
                }}
              />
            )}
            <ResultActions
              name={name}
              definition={definition}
              figures={figures}
              sentence={result.sentence}
              isAttached={figures.isTouched && !errorText}
              onPrint={() => printSection(printedSection.current)}
            />
          </div>
        )}
        {'tables' in deferredResult && (
          <div className="col-span-full">
            <ResultTables result={deferredResult} View={TableView} />
          </div>
        )}
      </div>
      {Below && <Below values={lastValid} isOutdated={isOutdated} examples={examples} />}
    </div>
  );
}
