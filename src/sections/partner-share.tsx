import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { partnerPayment } from '../site/partner-programme.ts';
import type { PartnerShare as Range } from '../site/partner-programme.ts';
import { isSample } from '../site/sample.ts';

/** A partner's share as a range in percent, with its base: '0.5–1% of the loan'. */
export function PartnerShare({ share, of, before = false }: { share: Range; of: string; before?: boolean }) {
  const range = `${share.from}–${share.to}%`;
  return (
    <>
      {noWrapRanges(before ? `${of} ${range}` : `${range} ${of}`)}
      {isSample(share) && <SampleMark />}
    </>
  );
}

/** The number of days until a partner is paid. */
export const PartnerPaymentDays = () => (
  <>
    {partnerPayment.days}
    {isSample(partnerPayment) && <SampleMark />}
  </>
);
