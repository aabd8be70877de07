import { billExamples, formatExampleCost } from '../calculators/bill-examples.ts';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { RichText } from '../components/rich-text.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { isSample } from '../site/sample.ts';

interface BillCostProps {
  bill: keyof typeof billExamples;
  /** A text about the example, with `{withFee}`. */
  text: string;
}

/** A text with the effective yearly cost of an example bill, including the firm's fee. */
export const BillCost = ({ bill, text }: BillCostProps) => (
  <RichText
    text={text}
    values={{
      withFee: (
        <>
          {preventRangeWraps(formatExampleCost(bill))}
          {isSample(billExamples[bill].fee) && <SampleMark />}
        </>
      ),
    }}
  />
);
