import { Icon } from '../components/icon.tsx';
import { DataTable } from './data-table.tsx';
import * as words from '#words/sections.json';

interface ComparisonRow {
  label: string;
  /** One per column: included, not included, or text. */
  values: readonly (boolean | string)[];
}

interface ComparisonProps {
  caption: string;
  captionShown?: boolean;
  /** Names of the two or three offers. */
  columns: readonly string[];
  rows: readonly ComparisonRow[];
  /** Text beside a tick and a cross. */
  answers?: { yes: string; no: string };
  note?: string;
}

/** A comparison table of offers. Every tick and cross has a text (TC1). */
export function Comparison({
  columns,
  rows,
  answers = { yes: words.included, no: words.notIncluded },
  ...rest
}: ComparisonProps) {
  const mark = (value: boolean | string) =>
    typeof value === 'string' ? value : <Mark yes={value} word={value ? answers.yes : answers.no} />;
  return (
    <DataTable
      {...rest}
      amount={false}
      sideBySide
      columns={['', ...columns]}
      rows={rows.map(({ label, values }) => [label, ...values.map(mark)])}
    />
  );
}

function Mark({ yes, word }: { yes: boolean; word: string }) {
  return (
    <span
      className={`inline-flex items-baseline gap-2 ${yes ? 'font-semibold text-brand' : 'text-muted-foreground'}`}
    >
      <span className="-my-1 self-center">
        <Icon name={yes ? 'check' : 'close'} />
      </span>
      {word}
    </span>
  );
}
