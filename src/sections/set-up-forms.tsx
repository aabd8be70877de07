import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { RichText } from '../components/rich-text.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { groupDigits } from '../lib/group-digits.ts';
import { isSample } from '../site/sample.ts';
import { firstYearCost, FOREIGN_PER_LAKH, setUpEfforts, setUpFees } from '../site/set-up.ts';
import { DataTable } from './data-table.tsx';

type LegalForm = keyof typeof setUpEfforts;

const columns = ['form', 'activity', 'owner'] as const;
type Column = (typeof columns)[number];

interface SetUpFormsProps {
  words: Readonly<Record<LegalForm, Readonly<Record<Column, string>>>> & {
    caption: string;
    columns: Readonly<Record<Column, string>>;
    /** Time and cost of a legal form, with `{weeks}`, `{lakh}` and `{foreign}`, the amount in dollars or euros. */
    effort: string;
    /** The firm's part of the cost, with `{fee}`. */
    fee: string;
    /** The notes on time and cost, and on the other columns. */
    effortNote: string;
    note: string;
  };
}

const formatRange = (range: { from: number; to: number }, format: (amount: number) => string = String) =>
  `${format(range.from)}–${format(range.to)}`;
const formatForeign = (lakh: number) => groupDigits(lakh * FOREIGN_PER_LAKH);
const inLakh = (rupees: number) => String(rupees / 1_00_000);

const legalForms = Object.keys(setUpEfforts) as LegalForm[];

/** A table of the legal forms in which a foreign company can work in India. Time and cost that are samples are marked. */
export function SetUpForms({ words }: SetUpFormsProps) {
  const formatEffort = (legalForm: LegalForm) => {
    const effort = setUpEfforts[legalForm];
    const { weeks, lakh } = effort;
    const values = {
      weeks: formatRange(weeks),
      lakh: formatRange(lakh),
      foreign: formatRange(lakh, formatForeign),
    };
    return (
      <>
        <span className="block font-normal">
          {preventRangeWraps(formatMessage(words.effort, values))}
          {isSample(effort) && <SampleMark />}
        </span>{' '}
        <span className="block font-normal">
          {preventRangeWraps(formatMessage(words.fee, { fee: formatRange(setUpFees[legalForm], inLakh) }))}
        </span>
      </>
    );
  };
  return (
    <DataTable
      caption={words.caption}
      columns={columns.map((column) => words.columns[column])}
      rows={legalForms.map((legalForm) =>
        columns.map((column) =>
          column === 'form' ? (
            <div key="form">
              {words[legalForm].form} {formatEffort(legalForm)}
            </div>
          ) : (
            words[legalForm][column]
          ),
        ),
      )}
      amount={false}
      note={`${words.effortNote} ${words.note}`}
    />
  );
}

/** The cost of the first year. @param text with `{lakh}`, `{foreign}` (in dollars or euros) and `{mark}` */
export const FirstYearCost = ({ text }: { text: string }) => (
  <RichText
    text={text}
    values={{
      lakh: preventRangeWraps(firstYearCost.join('–')),
      foreign: preventRangeWraps(firstYearCost.map(formatForeign).join('–')),
      mark: isSample(setUpEfforts.company) && <SampleMark />,
    }}
  />
);
