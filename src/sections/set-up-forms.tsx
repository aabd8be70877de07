import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { isSample } from '../site/sample.ts';
import { setUpEfforts } from '../site/set-up.ts';
import { DataTable } from './data-table.tsx';

type LegalForm = keyof typeof setUpEfforts;

/** More columns would not fit into a desktop window with text at 200 %. */
const columns = ['form', 'activity', 'owner', 'resident', 'tax'] as const;
type Column = (typeof columns)[number];

interface SetUpFormsProps {
  words: Readonly<Record<LegalForm, Readonly<Record<Column, string>>>> & {
    caption: string;
    columns: Readonly<Record<Column, string>>;
    /** Time and cost of a legal form, with `{weeks}` and `{lakh}`. */
    effort: string;
    /** The notes on time and cost, and on the other columns. */
    effortNote: string;
    note: string;
  };
}

const legalForms = Object.keys(setUpEfforts) as LegalForm[];

/** A table of the legal forms in which a foreign company can work in India. Time and cost that are samples are marked. */
export function SetUpForms({ words }: SetUpFormsProps) {
  const formatEffort = (legalForm: LegalForm) => {
    const effort = setUpEfforts[legalForm];
    const { weeks, lakh } = effort;
    const values = { weeks: `${weeks.from}–${weeks.to}`, lakh: `${lakh.from}–${lakh.to}` };
    return (
      <>
        {preventRangeWraps(formatMessage(words.effort, values))}
        {isSample(effort) && <SampleMark />}
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
              {words[legalForm].form} <span className="block font-normal">{formatEffort(legalForm)}</span>
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
