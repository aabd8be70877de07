import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { AmountList } from '../components/amount-list.tsx';
import { ChangingText } from '../components/changing-text.tsx';
import { paperClasses } from '../components/paper-classes.ts';
import { SheetBackground } from '../components/sheet-background.tsx';
import { useToday } from '../components/use-today.ts';
import { formatIsoDate } from '../lib/calendar-date.ts';
import { formatDate } from '../lib/format-date.ts';
import { formatMessage } from '../lib/format-message.ts';
import * as words from '#words/calculators.json';
import { ResultDrawing } from './result-drawing.tsx';
import { ResultRosette } from './result-rosette.tsx';
import { listAssumptions, getFullLabel } from './calculator-values.ts';
import { DetailsSummary } from '../components/details-summary.tsx';
import { getExampleValues } from './define-calculator.ts';
import { formatSerialNumber } from './result-lines.ts';
import type { Values } from './calculator-definition.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import type { CalculatorDefinition, CalculationResult, ResultTable } from './calculator-definition.ts';
import { formatField } from './format-value.ts';
import { getFieldsOnPage, isShown } from './shown-fields.ts';
import type { Figures } from './use-figures.ts';
import { useMountEffect } from './use-mount-effect.ts';

/**
 * A component that renders a table. It is a prop, because calculators must not import sections/, where the component
 * is.
 */
export type TableView = ComponentType<
  Omit<ResultTable, 'rows'> & {
    rows: ReturnType<ResultTable['rows']>;
    alignRight?: boolean;
  }
>;

/**
 * A table in a disclosure. Its rows are created only while the disclosure is open, because a table can have 360 rows.
 * Only an open table is printed.
 */
function ExpandableTable({ table, View }: { table: ResultTable; View: TableView }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useMountEffect(() => setIsOpen(details.current?.open ?? false));
  const { caption, columns, hasAmounts = true } = table;
  return (
    <details
      ref={details}
      suppressHydrationWarning // the visitor may have opened it before hydration
      className="group"
      data-needs-script={isOpen ? undefined : ''}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <DetailsSummary>{caption}</DetailsSummary>
      {isOpen && <View caption={caption} columns={columns} rows={table.rows()} hasAmounts={hasAmounts} />}
    </details>
  );
}

export function ResultTables({
  result: { tables = [] },
  View,
}: {
  result: CalculationResult;
  View: TableView;
}) {
  return tables.map((table) => <ExpandableTable key={table.caption} table={table} View={View} />);
}

/** The calculators whose result is below the fields in all windows. By default, it is next to them in wide windows. */
export const fullWidthResults: ReadonlySet<CalculatorName> = new Set([
  'borrow',
  'export',
  'rating',
  'offers',
  'limit',
  'flat',
]);

/** The main amounts of a comparison, and the sentence that explains them. The first amount is in the largest type. */
const Verdict = ({ rows, sentence }: Pick<CalculationResult, 'rows' | 'sentence'>) => (
  <div className="bg-secondary px-6 py-7 text-secondary-foreground print:break-inside-avoid large-text:px-1">
    <dl className="mb-5 flex flex-wrap items-end gap-x-aside gap-y-5">
      {rows.map(({ label, amount }, index) => (
        <div key={label}>
          <dt className="mb-1 text-secondary-foreground-soft">{label}</dt>
          <dd className={`font-display font-bold ${index ? 'text-h2-prose' : 'text-h1-banner'}`}>{amount}</dd>
        </div>
      ))}
    </dl>
    <p className="text-h3">{sentence}</p>
  </div>
);

const labelExample = (figure: string, isExample: boolean) =>
  isExample ? formatMessage(words.exampleFigure, { figure }) : figure;

interface ResultSheetProps {
  name: CalculatorName;
  definition: CalculatorDefinition;
  values: Values;
  /** The fields whose value comes from an example. */
  examples: Figures['examples'];
  result: CalculationResult;
  /** The level of the heading. */
  level: 3 | 4;
  TableView: TableView;
}

/** The result of a calculation, with its serial number, inputs, amounts, drawing and assumptions. */
export function ResultSheet({
  name,
  definition,
  values,
  examples,
  result,
  level,
  TableView,
}: ResultSheetProps) {
  const Title = `h${level}` as const;
  const isFullWidth = fullWidthResults.has(name);
  const { comparison, sentence } = result;
  const isExampleKey = (key: string) => examples.some(([exampleKey]) => exampleKey === key);
  const today = useToday();
  const isExample =
    formatSerialNumber(name, values) === formatSerialNumber(name, getExampleValues(definition));
  return (
    <div data-sheet="" className={`@container ${paperClasses[isFullWidth ? 'ledger' : 'certificate']}`}>
      {!isFullWidth && <SheetBackground />}
      <div
        className={`relative grid content-start gap-x-aside gap-y-5 ${isFullWidth ? 'lg:grid-cols-2' : 'p-[clamp(1.5rem,4vw,2.25rem)]'}`}
      >
        <div className={`grid content-start gap-5 ${comparison ? 'col-span-full' : ''}`}>
          <div className="flex gap-4">
            <div className="min-w-0 flex-1">
              <Title className="mb-2 font-display text-h2-prose">{definition.title}</Title>
              <p className="text-sm font-semibold text-highlight">{words.illustration}</p>
              {examples.length > 0 && <p className="text-sm">{words.withExample}</p>}
            </div>
            <div
              className={`w-28 flex-none text-center ${comparison ? 'sm:w-44' : '@min-[36rem]:w-2/5 print:w-24'}`}
            >
              <ResultRosette name={name} definition={definition} values={values} isExample={isExample} />
              <p className="mt-1 text-sm font-semibold whitespace-nowrap text-highlight">
                <ChangingText>
                  {formatMessage(words.serial, { serial: formatSerialNumber(name, values) })}
                </ChangingText>
                {today !== undefined && (
                  <span className="hidden print:block">{formatDate(formatIsoDate(today))}</span>
                )}
              </p>
            </div>
          </div>
          {/* The inputs are listed only where the fields are hidden: in print and without JavaScript. */}
          <div data-inputs="" className="hidden print:block no-script:block">
            <AmountList
              rows={getFieldsOnPage(definition)
                .filter(([, field]) => isShown(field, values))
                .map(([key, field], index) => ({
                  label: getFullLabel(field),
                  highlight: index === 0,
                  amount: labelExample(formatField(field, values[key] ?? 0), isExampleKey(key)),
                }))}
            />
          </div>
          {comparison && <Verdict rows={result.rows} sentence={sentence} />}
        </div>
        {comparison ? (
          <div className="col-span-full">
            <TableView {...comparison} rows={comparison.rows()} hasAmounts={false} alignRight />
          </div>
        ) : (
          <AmountList large rows={result.rows.map((row, index) => ({ ...row, highlight: index === 0 }))} />
        )}
        <ResultDrawing title={definition.title} drawing={result.drawing} />
        <ul className="grid list-disc content-start gap-1 pl-5 text-xs text-foreground-soft">
          {listAssumptions(definition, values).map((line) => (
            <li key={line}>{preventRangeWraps(line)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
