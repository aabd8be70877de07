import { billExamples, exampleCostWithFee } from '../calculators/bill-examples.ts';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { isSample } from '../site/sample.ts';

interface BillCostProps {
  bill: keyof typeof billExamples;
  /** A note about the example, with `{withFee}`. */
  text: string;
}

/** A note with the effective yearly cost of a bill, the firm's fee included. */
export const BillCost = ({ bill, text }: BillCostProps) =>
  formatMessage(text, {
    withFee: (
      <>
        {noWrapRanges(exampleCostWithFee(bill))}
        {isSample(billExamples[bill].fee) && <SampleMark />}
      </>
    ),
  });
