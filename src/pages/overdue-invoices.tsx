import { Link } from '../components/link.tsx';
import { overdueInvoice } from '../enquiry/forms/capital.ts';
import { CalculatorSection } from '../sections/calculator-section.tsx';
import { DemandLetter } from '../sections/demand-letter.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { LatePaymentBand } from '../sections/late-payment-band.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { Steps } from '../sections/steps.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { PercentRange } from '../components/percent-range.tsx';
import { firmFees } from '../site/fees.ts';

const rights = [
  {
    title: 'When does the time to pay start?',
    text: 'On the day of acceptance. That is the day of delivery, unless the buyer objects in writing within 15 days; then the day on which you remove the objection.',
  },
  {
    title: 'Which bank rate counts?',
    text: 'That of the Reserve Bank, whatever interest the contract names. The Calcutta High Court held in 2024 that the bank rate in force at each monthly rest counts.',
  },
  {
    title: 'What does it cost the buyer in tax?',
    text: 'A buyer who pays after this time limit deducts the invoice only in the tax year of payment. Paying before the tax return is filed does not help. (Section 37 of the Income-tax Act, 2025; until March 2026 it was section 43B(h) of the Act of 1961.) The interest is never deductible (section 23 of the MSMED Act).',
  },
  {
    title: 'Who can claim?',
    text: 'Only micro and small enterprises can claim it, not medium ones. Register on Udyam before you supply: courts differ on later registration. Traders should ask a lawyer first.',
  },
  {
    title: 'Is your business micro or small?',
    text: 'Micro: investment in plant and equipment up to ₹2.5 crore and turnover up to ₹10 crore. Small: up to ₹25 crore and ₹100 crore. You must keep to both limits, which are in force since 1 April 2025.',
  },
] as const;

const steps = [
  {
    title: 'Collect the documents',
    text: 'Invoice, purchase order, proof of delivery, written terms and your Udyam certificate.',
  },
  {
    title: 'Write to the buyer',
    text: 'Calculate the interest and send the demand letter. Name a date for the payment.',
  },
  {
    title: 'File a claim online',
    text: 'On the MSME ODR portal (odr.msme.gov.in), which replaced MSME Samadhaan for new cases on 15 October 2025.',
  },
  {
    title: 'The council decides',
    text: 'The facilitation council of your state tries conciliation first, then arbitration. The law says within 90 days of your claim; it can take much longer.',
  },
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro="Your buyer has not paid? As a micro or small enterprise you are owed interest by law. Calculate it, send a demand letter, and see how to claim.">
        <Link to="#calculator-overdue" variant="button">
          Calculate the interest
        </Link>
        <Link to="#enquiry" variant="second">
          Ask us for help
        </Link>
      </PageBanner>
      <CalculatorSection name="overdue" Below={DemandLetter} />
      <LatePaymentBand />
      <PageSection
        id="rights"
        ground="muted"
        head={{
          title: 'What the law gives a small supplier',
          intro: 'Sections 15, 16 and 23 of the MSMED Act, 2006, in outline, as of November 2026.',
        }}
      >
        <TextRows rows={rights} />
        <Notice title="A guide, not legal advice">
          The council or court decides in your case, and may count part months differently. Ask a lawyer
          before you file a claim for a large amount.
        </Notice>
      </PageSection>
      <Steps id="claim" title="From reminder to claim" steps={steps}>
        <p>
          An accepted invoice that is not yet due can be discounted: on TReDS, where lenders bid for it, or
          with a bank. See <Link to="/services/billDiscounting">bill discounting</Link>.
        </p>
        <p>
          Our fee: usually <PercentRange range={firmFees.overdueInvoice} of="of what the buyer pays" />, in
          writing before we start.
        </p>
      </Steps>
      <Enquiry
        form={overdueInvoice}
        title="Ask us about your invoice"
        intro="We check your documents and your letter, and tell you what you can claim and whether a lender could still finance the invoice. The enquiry is free; you get our fee in writing before we start. We are not lawyers."
        rosette="bill-discounting"
        action={{ label: 'Book an appointment at a fixed time', to: '/appointment?about=Bill%20Discounting' }}
      />
    </>
  );
}
