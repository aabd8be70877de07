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
  /** The services that the firm charges for, with their fees. */
  rows: readonly { service: string; fee: Fee }[];
  /** The text below the table, such as the charges of others and the rule that limits the fee. */
  text: string;
  /** Whether the page's action is repeated below the text. */
  action?: boolean;
}

/** Returns a text such as '0.25–0.5% of the bill' or '₹75,000–1,50,000'. */
function formatFee({ from, to, unit, per }: Fee): string {
  const format = (amount: number) => (unit === '₹' ? rupees(inPaise(amount)).slice(1) : String(amount));
  const range = to === undefined ? format(from) : `${format(from)}–${format(to)}`;
  return formatMessage(words.per[per], { amount: unit === '₹' ? `₹${range}` : `${range}%` });
}

/** A table of the firm's fees: amount, due date, GST and payer. */
export function Costs({ ground = 'background', rows, text, action }: CostsProps) {
  const dates = rows.map(({ fee }) => fee.confirmed);
  const oldestDate = dates.reduce((oldest, date) => (date < oldest ? date : oldest));
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
            {noWrapRanges(formatFee(fee))}
            {isSample(fee) && <SampleMark />}
          </>,
        ])}
        note={formatMessage(words.note, { date: formatDate(oldestDate) })}
      />
      <p>
        <RichText text={text} />
      </p>
      {action && <PageAction />}
    </PageSection>
  );
}
