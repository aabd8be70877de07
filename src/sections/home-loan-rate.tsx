import { PercentRange } from '../components/percent-range.tsx';
import { RichText } from '../components/rich-text.tsx';
import { formatDate } from '../lib/format-date.ts';
import { isRateCurrent } from '../lib/rate-age.ts';
import { homeLoan } from '../site/property-loan.ts';

interface HomeLoanRateProps {
  /** A text with the placeholders `{rate}`, `{source}` and `{checked}`, which is the day of the last check. */
  text: string;
  /** The text that replaces `{rate}`. It contains `{range}`. */
  range: string;
  /** The text that is shown instead if the last check was too long ago. */
  outdated: string;
}

/** The usual rate of a home loan, with its source and the day of the last check. */
export function HomeLoanRate({ text, range, outdated }: HomeLoanRateProps) {
  const { source, checked } = homeLoan.rate;
  if (!isRateCurrent(checked)) return outdated;
  return (
    <RichText
      text={text}
      values={{
        rate: <PercentRange range={homeLoan.rate} text={range} />,
        source,
        checked: formatDate(checked),
      }}
    />
  );
}
