import { SampleMark } from '../components/sample-mark.tsx';
import { partnerPayment } from '../site/partner-programme.ts';
import { isSample } from '../site/sample.ts';

/** The number of days until a partner is paid. */
export const PartnerPaymentDays = () => (
  <>
    {partnerPayment.days}
    {isSample(partnerPayment) && <SampleMark />}
  </>
);
