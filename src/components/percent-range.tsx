import { isSample } from '../site/sample.ts';
import { noWrapRanges } from './no-wrap-ranges.ts';
import { SampleMark } from './sample-mark.tsx';

interface PercentRangeProps {
  range: { from: number; to: number };
  /** What it is a share of. */
  of?: string;
  /** Whether `of` comes before the range. */
  before?: boolean;
}

/** A range in percent with its base and, where it is one, the mark of a sample: '0.5–1% of the loan'. */
export function PercentRange({ range, of = '', before = false }: PercentRangeProps) {
  const percent = `${range.from}–${range.to}%`;
  return (
    <>
      {noWrapRanges((before ? `${of} ${percent}` : `${percent} ${of}`).trim())}
      {isSample(range) && <SampleMark />}
    </>
  );
}
