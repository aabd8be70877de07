import { Fragment } from 'react';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { RichText } from '../components/rich-text.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { groupDigits } from '../lib/group-digits.ts';
import { isSample } from '../site/sample.ts';
import { firstYearCost, FOREIGN_PER_LAKH, setUpEfforts, setUpFees } from '../site/set-up.ts';
import { DataTable } from './data-table.tsx';

type LegalForm = keyof typeof setUpEfforts;

const columns = ['form', 'activity', 'owner', 'weeks', 'cost'] as const;

interface SetUpFormsProps {
  words: Readonly<Record<LegalForm, Readonly<Record<'form' | 'activity' | 'owner', string>>>> & {
    caption: string;
    columns: Readonly<Record<(typeof columns)[number], string>>;
    /** The time that a legal form takes, with `{weeks}`. */
    weeks: string;
    /** The cost of a legal form, with `{lakh}`. */
    cost: string;
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
const formatInLakh = (rupees: number) => String(rupees / 1_00_000);

const legalForms = Object.keys(setUpEfforts) as LegalForm[];

/** A table of the legal forms in which a foreign company can work in India. Samples of time and cost are marked. */
export const SetUpForms = ({ words }: SetUpFormsProps) => (
  <DataTable
    caption={words.caption}
    columns={columns.map((column) => words.columns[column])}
    rows={legalForms.map((legalForm) => {
      const effort = setUpEfforts[legalForm];
      const { form, activity, owner } = words[legalForm];
      return [
        form,
        activity,
        owner,
        preventRangeWraps(formatMessage(words.weeks, { weeks: formatRange(effort.weeks) })),
        <Fragment key="cost">
          {preventRangeWraps(formatMessage(words.cost, { lakh: formatRange(effort.lakh) }))}
          {isSample(effort) && <SampleMark />}{' '}
          <span className="block text-xs font-normal">
            {preventRangeWraps(
              formatMessage(words.fee, { fee: formatRange(setUpFees[legalForm], formatInLakh) }),
            )}
          </span>
        </Fragment>,
      ];
    })}
    note={`${words.effortNote} ${words.note}`}
  />
);

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
