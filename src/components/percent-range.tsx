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

/** A range with its unit and, where it is one, the mark of a sample: '3–10 days'. */
export function UnitRange({ range, unit }: { range: { from: number; to: number }; unit: string }) {
  return (
    <>
      {noWrapRanges(`${range.from}–${range.to} ${unit}`)}
      {isSample(range) && <SampleMark />}
    </>
  );
}

/** A range in percent with its base and, where it is one, the mark of a sample: '0.5–1% of the loan'. */
export function PercentRange({ range, of = '', before = false }: PercentRangeProps) {
  const percent = `${range.from}–${range.to}%`;
  return (
    <>
      {noWrapRanges((before ? `${of}\u00A0${percent}` : `${percent}\u00A0${of}`).trim())}
      {isSample(range) && <SampleMark />}
    </>
  );
}
