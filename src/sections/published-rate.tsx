import { PercentRange } from '../components/percent-range.tsx';
import { RichText } from '../components/rich-text.tsx';
import { publishedRates } from '../content/published-rates.ts';
import type { RatedLoan } from '../content/published-rates.ts';
import { formatDate } from '../lib/format-date.ts';
import { isRateCurrent } from '../lib/rate-age.ts';
import { range } from '#words/published-rates.json';

interface PublishedRateProps {
  loan: RatedLoan;
  /** A text with `{rate}`, `{source}` and `{checked}`, the day of the last check. */
  text: string;
  /** The text that replaces `text` if the last check was too long ago. */
  outdated: string;
}

/** The rate that lenders publish for a kind of loan, with its source and the day of the last check. */
export function PublishedRate({ loan, text, outdated }: PublishedRateProps) {
  const rate = publishedRates[loan];
  if (!isRateCurrent(rate.checked)) return <RichText text={outdated} />;
  return (
    <RichText
      text={text}
      values={{
        rate: <PercentRange range={rate} text={range} />,
        source: rate.source,
        checked: formatDate(rate.checked),
      }}
    />
  );
}
