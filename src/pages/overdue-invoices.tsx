import words from '#words/pages/overdue-invoices.json';
import { RichText } from '../components/rich-text.tsx';
import { Link } from '../components/link.tsx';
import { overdueInvoice } from '../enquiry/forms/capital.ts';
import { Costs } from '../sections/costs.tsx';
import { FeeExample } from '../sections/fee-example.tsx';
import { CalculatorSection } from '../sections/calculator-section.tsx';
import { DemandLetter } from '../sections/demand-letter.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { LatePaymentBand } from '../sections/late-payment-band.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { Steps } from '../sections/steps.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { firmFees } from '../site/fees.ts';
import { serviceTimes } from '../site/service-times.ts';

const { claim, costs } = words;

const rights = [
  words.rights.start,
  words.rights.bankRate,
  words.rights.buyerTax,
  words.rights.claimants,
  words.rights.size,
] as const;

const steps = [claim.documents, claim.letter, claim.filing, claim.decision] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro}>
        <Link to="#calculator-overdue" variant="button">
          {words.banner.interest}
        </Link>
        <Link to="#enquiry" variant="second">
          {words.banner.help}
        </Link>
      </PageBanner>
      <CalculatorSection name="overdue" Below={DemandLetter} />
      <LatePaymentBand />
      <PageSection id="rights" ground="muted" head={words.rights}>
        <TextRows rows={rights} />
        <Notice title={words.rights.notice.title}>{words.rights.notice.text}</Notice>
      </PageSection>
      <Steps id="claim" title={claim.title} steps={steps}>
        <p>
          <RichText text={claim.discounting} />
        </p>
      </Steps>
      <Costs
        rows={[
          { service: costs.check, fee: firmFees.firstConsultation },
          { service: costs.recovery, fee: firmFees.overdueInvoice },
        ]}
        text={costs.text}
        example={<FeeExample fee={firmFees.overdueInvoice} amount={5_00_000} />}
      />
      <Enquiry
        next={words.enquiry.next}
        times={serviceTimes.overdueInvoice}
        form={overdueInvoice}
        title={words.enquiry.title}
        intro={words.enquiry.intro}
        rosette="bill-discounting"
        action={{ label: words.enquiry.action, to: '/appointment?about=Bill%20Discounting' }}
      />
    </>
  );
}
