import type { ReactNode } from 'react';
import { Link } from '../components/link.tsx';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { RichText } from '../components/rich-text.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { formatDate } from '../lib/format-date.ts';
import { formatMessage } from '../lib/format-message.ts';
import type { Fee } from '../site/fee-schema.ts';
import type { To } from '../site/routes.ts';
import { isSample } from '../site/sample.ts';
import { DataTable } from './data-table.tsx';
import { formatFee, formatFeeAmount, formatFeeWithGst, getGstValues } from './format-fee.ts';
import { PageAction } from './page-action.tsx';
import { PageSection } from './page-section.tsx';
import { SideBySide } from './side-by-side.tsx';
import { samples } from '#words/common.json';
import * as words from '#words/costs.json';

interface CostRow {
  /** What the firm charges for. */
  service: string;
  fee: Fee;
  /** The page that explains the terms of the fee. */
  to?: To;
}

interface CostsProps {
  ground?: 'background' | 'muted' | 'card' | 'accent';
  rows: readonly CostRow[];
  /**
   * Whether the table has only three columns: the service, when the fee is due (or who pays if the customer does not),
   * and the fee with its GST.
   */
  isSummary?: boolean;
  /** The text below the table, for example about other charges or a legal limit. It can contain `{example}`. */
  text: string;
  /** An example of the fee, which replaces `{example}`. */
  example?: ReactNode;
  /** Whether the page's action is below the text. */
  hasAction?: boolean;
  /** Whether a note explains the marks of samples. By default, it is shown if one of the fees is a sample. */
  hasSamples?: boolean;
  /** Content next to the text. */
  children?: ReactNode;
}

/**
 * A fee such as '0.25–0.5% of the bill'. In a narrow table, the amount has its own line, so that the service next to it
 * has more space.
 */
function Price({ fee, isSummary }: { fee: Fee; isSummary: boolean }) {
  const amount = formatFeeAmount(fee);
  const [before = '', after = ''] = (isSummary ? formatFeeWithGst(fee) : formatFee(fee)).split(amount);
  return (
    <>
      {before}
      <span className="@max-[34rem]:block">
        {preventRangeWraps(amount)}
        {isSample(fee) && <SampleMark />}
      </span>
      {preventRangeWraps(after)}
    </>
  );
}

function createCells({ service, fee, to }: CostRow, isSummary: boolean): ReactNode[] {
  const name = to ? (
    <Link key="service" to={to}>
      {service}
    </Link>
  ) : (
    service
  );
  const payer = words.payer[fee.payer];
  const price = <Price key="fee" fee={fee} isSummary={isSummary} />;
  if (isSummary) return [name, fee.due === 'never' ? words.paysUs[fee.payer] : words.due[fee.due], price];
  return [name, words.due[fee.due], formatMessage(words.gst[fee.gst], getGstValues(fee)), payer, price];
}

type FeeTableProps = Pick<CostsProps, 'rows' | 'isSummary'> & {
  /** Small print below the table. */
  note?: string;
};

export function FeeTable({ rows, isSummary = false, note }: FeeTableProps) {
  const { service, due, gst, payer, fee } = words.columns;
  return (
    <DataTable
      caption={words.caption}
      columns={isSummary ? [service, due, fee] : [service, due, gst, payer, fee]}
      rows={rows.map((row) => createCells(row, isSummary))}
      note={note}
    />
  );
}

export function Costs({
  ground = 'background',
  rows,
  isSummary = false,
  text,
  example,
  hasAction,
  hasSamples = rows.some((row) => isSample(row.fee)),
  children,
}: CostsProps) {
  const dates = rows.map((row) => row.fee.confirmed);
  const oldestDate = dates.reduce((oldest, date) => (date < oldest ? date : oldest));
  const note = [formatMessage(words.note, { date: formatDate(oldestDate) }), hasSamples && samples]
    .filter(Boolean)
    .join(' ');
  const terms = (
    <>
      <p>
        <RichText text={text} values={{ example }} />
      </p>
      {hasAction && <PageAction />}
    </>
  );
  return (
    <PageSection isExcludedFromSearch={isSummary} id="costs" ground={ground} head={{ title: words.title }}>
      <FeeTable rows={rows} isSummary={isSummary} note={note} />
      {children ? (
        <SideBySide>
          <div className="prose">{terms}</div>
          {children}
        </SideBySide>
      ) : (
        terms
      )}
    </PageSection>
  );
}
