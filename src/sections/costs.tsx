import { inPaise } from '../calculators/calculator-definition.ts';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { RichText } from '../components/rich-text.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { formatDate } from '../lib/format-date.ts';
import { formatMessage } from '../lib/format-message.ts';
import { rupees } from '../lib/indian-money.ts';
import type { Fee } from '../site/fee-schema.ts';
import { gstRate } from '../site/fees.ts';
import { isSample } from '../site/sample.ts';
import { DataTable } from './data-table.tsx';
import { PageAction } from './page-action.tsx';
import { PageSection } from './page-section.tsx';
import * as words from '#words/costs.json';

interface CostsProps {
  ground?: 'background' | 'muted' | 'card' | 'accent';
  /** What is charged for, with its fee. */
  rows: readonly { service: string; fee: Fee }[];
  /** What others charge, and the rule that limits the fee. */
  text: string;
  /** Repeats the page's action below the text. */
  action?: boolean;
}

/** Returns '0.25–0.5% of the bill' or '₹75,000–1,50,000'. */
function amountOf({ from, to, unit, per }: Fee): string {
  const format = (amount: number) => (unit === '₹' ? rupees(inPaise(amount)).slice(1) : String(amount));
  const range = to === undefined ? format(from) : `${format(from)}–${format(to)}`;
  return formatMessage(words.per[per], { amount: unit === '₹' ? `₹${range}` : `${range}%` });
}

/** The firm's fees for a service: amount, due date, GST and payer. */
export function Costs({ ground = 'background', rows, text, action }: CostsProps) {
  const date = rows.map(({ fee }) => fee.confirmed).reduce((first, next) => (next < first ? next : first));
  return (
    <PageSection id="costs" ground={ground} head={{ title: words.title }}>
      <DataTable
        caption={words.caption}
        columns={[
          words.columns.service,
          words.columns.due,
          words.columns.gst,
          words.columns.payer,
          words.columns.fee,
        ]}
        rows={rows.map(({ service, fee }) => [
          service,
          words.due[fee.due],
          formatMessage(words.gst[fee.gst], { rate: String(gstRate) }),
          words.payer[fee.payer],
          <>
            {noWrapRanges(amountOf(fee))}
            {isSample(fee) && <SampleMark />}
          </>,
        ])}
        note={formatMessage(words.note, { date: formatDate(date) })}
      />
      <p>
        <RichText text={text} />
      </p>
      {action && <PageAction />}
    </PageSection>
  );
}
