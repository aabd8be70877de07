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

/** A range with its unit and, where it is one, the mark of a sample: '3–10 days'. */
export const UnitRange = (props: RangeProps) => <Range {...props} />;

/** A range in percent with its base and, where it is one, the mark of a sample: '0.5–1% of the loan'. */
export const PercentRange = (props: RangeProps) => <Range {...props} unit="%" />;
