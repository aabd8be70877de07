import { formatMessage } from '../lib/format-message.ts';
import { isSample } from '../site/sample.ts';
import { preventRangeWraps } from './no-wrap-ranges.ts';
import { SampleMark } from './sample-mark.tsx';

interface RangeProps {
  range: { from: number; to: number };
  /** A text that contains `{range}`, such as '{range} of the loan'. */
  text?: string;
}

function Range({ range, text = '{range}', unit = '' }: RangeProps & { unit?: string }) {
  return (
    <>
      {preventRangeWraps(formatMessage(text, { range: `${range.from}–${range.to}${unit}` }))}
      {isSample(range) && <SampleMark />}
    </>
  );
}

/** A range whose unit is part of `text`, such as '3–10 days'. A sample is marked. */
export const UnitRange = (props: RangeProps) => <Range {...props} />;

/** A range in percent, such as '0.5–1% of the loan'. A sample is marked. */
export const PercentRange = (props: RangeProps) => <Range {...props} unit="%" />;
