import { Icon } from '../components/icon.tsx';
import { DataTable } from './data-table.tsx';
import * as words from '#words/sections.json';

interface ComparisonRow {
  label: string;
  /** The cell of each offer: a tick (true), a cross (false) or a text. */
  values: readonly (boolean | string)[];
}

interface ComparisonProps {
  caption: string;
  captionShown?: boolean;
  /** The names of the offers. */
  columns: readonly string[];
  rows: readonly ComparisonRow[];
  /** The texts next to a tick (`yes`) and to a cross (`no`). */
  answers?: { yes: string; no: string };
  note?: string;
}

/**
 * A table that compares offers. Each tick and each cross has a text, so that its meaning does not depend on the symbol
 * (TC1).
 */
export function Comparison({
  columns,
  rows,
  answers = { yes: words.included, no: words.notIncluded },
  ...rest
}: ComparisonProps) {
  const renderValue = (value: boolean | string) =>
    typeof value === 'string' ? value : <Mark isYes={value} label={value ? answers.yes : answers.no} />;
  return (
    <DataTable
      {...rest}
      hasAmounts={false}
      columns={['', ...columns]}
      rows={rows.map(({ label, values }) => [label, ...values.map(renderValue)])}
    />
  );
}

function Mark({ isYes, label }: { isYes: boolean; label: string }) {
  return (
    <span
      className={`inline-flex items-baseline gap-2 ${isYes ? 'font-semibold text-brand' : 'text-muted-foreground'}`}
    >
      <span className="-my-1 self-center">
        <Icon name={isYes ? 'check' : 'close'} />
      </span>
      {label}
    </span>
  );
}
