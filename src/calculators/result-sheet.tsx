import { useState } from 'react';
import type { ComponentType } from 'react';
import { firm } from '../site/firm.ts';
import { ResultDrawing } from './drawing.tsx';
import { fieldsOf, specimenNumber } from './figures.ts';
import type { Figures } from './figures.ts';
import type { CalculatorName } from './names.ts';
import type { Calculator, Outcome, Row, Table } from './record.ts';
import { valueOf } from './words.ts';

/** Draws a table: handed in by the section, which knows how tables look. */
export type TableView = ComponentType<Omit<Table, 'rows'> & { rows: ReturnType<Table['rows']> }>;

function Account({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="specimen-account">
      {rows.map(({ label, amount }, index) => (
        <div key={label} data-highlight={index ? undefined : ''}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows are made when it is opened: a schedule may have 360. Open, it is printed too. */
function Folded({ table, View }: { table: Table; View: TableView }) {
  const [open, setOpen] = useState(false);
  const { caption, columns } = table;
  return (
    <details
      data-needs-script={open ? undefined : ''}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-tap cursor-pointer py-2.5 font-semibold text-engrave underline decoration-link underline-offset-[.28em]">
        {caption}
      </summary>
      {open && <View caption={caption} columns={columns} rows={table.rows()} />}
    </details>
  );
}

/** The tables of a result, each opened by itself. */
export function Tables({ outcome: { tables = [] }, View }: { outcome: Outcome; View: TableView }) {
  return tables.map((table) => <Folded key={table.caption} table={table} View={View} />);
}

/** What each result is printed on, and whether it lies across the band, under its fields, or stands beside them. */
export const sheets: Record<CalculatorName, { paper: keyof typeof papers; across?: boolean }> = {
  loan: { paper: 'certificate' },
  borrow: { paper: 'passbook', across: true },
  bill: { paper: 'bill' },
  export: { paper: 'coupons', across: true },
  restructuring: { paper: 'statement' },
  rating: { paper: 'bond', across: true },
};

const papers = {
  certificate: 'frame',
  passbook: 'end-bond end-passbook-slip',
  bill: 'border-page border-engrave bg-leaf',
  coupons: 'end-coupons end-coupons-slip',
  statement: 'rule-account bg-leaf',
  bond: 'end-bond end-bond-slip',
} as const;

interface ResultSheetProps {
  name: CalculatorName;
  record: Calculator;
  values: Figures;
  outcome: Outcome;
  /** The rank of its title. */
  level: 3 | 4;
}

/** The result as a numbered specimen: what it was reckoned from, the account, the drawing, the assumptions. */
export function ResultSheet({ name, record, values, outcome, level }: ResultSheetProps) {
  const Title = `h${level}` as const;
  const { paper, across } = sheets[name];
  const framed = paper === 'certificate';
  return (
    <div className={`specimen ${papers[paper]}`}>
      {framed && (
        <div className="cut bg-leaf" aria-hidden="true">
          <div className="waves" />
        </div>
      )}
      <div
        className={`relative grid gap-x-aside gap-y-5 ${across ? 'lg:grid-cols-2' : 'p-[clamp(1.5rem,4vw,2.25rem)]'}`}
      >
        <div className="grid content-start gap-5">
          <p className="hidden print:block">
            {firm.name}, {firm.siteAddress}
          </p>
          <div>
            <p className="text-small font-semibold text-saffron">
              Illustration only, not an offer (ref. {specimenNumber(name, values)})
            </p>
            <Title className="mt-2 font-display text-h2-prose">{record.title}</Title>
          </div>
          <div className="calculator-given">
            <Account
              rows={fieldsOf(record).map(([key, { label, unit }]) => ({
                label,
                amount: valueOf(unit, values[key] ?? 0),
              }))}
            />
          </div>
          <Account rows={outcome.rows} />
        </div>
        <div className="grid content-start gap-5">
          <ResultDrawing title={record.title} shown={outcome.drawing} />
          <ul className="grid list-disc gap-1 pl-5 text-caption text-ink-soft">
            {record.assumptions.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
