import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { RichText } from '../components/rich-text.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { firmFees } from '../site/fees.ts';
import { isSample } from '../site/sample.ts';
import { formatFee, formatFeeWithGst } from './format-fee.ts';

const { mudraLoan } = firmFees;
const { to: highestFee, ...terms } = mudraLoan;

const values = {
  lender: formatFee(firmFees.partnerLoan),
  free: formatFee(firmFees.firstConsultation),
  mudra: (
    <>
      {preventRangeWraps(formatFeeWithGst({ ...terms, from: highestFee }))}
      {isSample(mudraLoan) && <SampleMark />}
    </>
  ),
};

/**
 * A text with `{mudra}`, the firm's highest fee for a Mudra loan. It can also have `{lender}`, the fee if the lender
 * pays the firm, and `{free}`, the fee for a first consultation.
 */
export const MudraFeeText = ({ text }: { text: string }) => <RichText text={text} values={values} />;
