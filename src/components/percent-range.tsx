import { formatMessage } from '../lib/format-message.ts';
import { isSample } from '../site/sample.ts';
import { noWrapRanges } from './no-wrap-ranges.ts';
import { SampleMark } from './sample-mark.tsx';

interface RangeProps {
  range: { from: number; to: number };
  /** The words around the range: '{range} of the loan'. */
  text?: string;
}

function Range({ range, text = '{range}', unit = '' }: RangeProps & { unit?: string }) {
  return (
    <>
      {noWrapRanges(formatMessage(text, { range: `${range.from}–${range.to}${unit}` }))}
      {isSample(range) && <SampleMark />}
    </>
  );
}

/** A range with its unit, such as '3–10 days'. A sample has a mark. */
export const UnitRange = (props: RangeProps) => <Range {...props} />;

/** A range in per cent with its base, such as '0.5–1% of the loan'. A sample has a mark. */
export const PercentRange = (props: RangeProps) => <Range {...props} unit="%" />;
