import { debtRestructuring } from '../../enquiry/forms/balance-sheet.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { LoanTerms, loanTermsFrame } from '../../sections/drawings/loan-terms.tsx';
import { Link } from '../../components/link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { CalculatorSection } from '../../sections/calculator-section.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { WorkedExample } from '../../sections/worked-example.tsx';
import { StepsList } from '../../sections/steps-list.tsx';
import { figures } from '../../site/figures.ts';

const steps = [
  {
    title: 'Review your present loans',
    text: 'We list every limit with its rate, security and conditions.',
  },
  {
    title: 'Find what can improve',
    text: 'Your sales and ratios today may support better terms.',
  },
  {
    title: 'Prepare the proposal',
    text: 'Request, projections and documents in one file, as banks want them.',
  },
  {
    title: 'Negotiate with the bank',
    text: 'We present the file with you and answer queries.',
  },
  {
    title: 'Implement the new terms',
    text: 'We check the revised sanction letter. Our fee is due once the new limit or rate is in your account.',
  },
];

const benefits = [
  ['Higher limit', 'More working capital, based on your sales today', '₹1.5 crore to ₹2 crore*'],
  ['Lower interest', 'Negotiated on your record and ratios', '13% to 10.25%*'],
  ['Top-up', 'Extra funds for an order or a season', '12 months*'],
  ['Same bank', 'Account and security stay where they are', 'No takeover'],
  ['A date you can plan with', 'Usual time to close a case', '15–30 working days'],
  ['No upfront charges', 'You pay only on successful implementation', '₹0'],
];

const clients = [
  {
    title: 'MSMEs that have outgrown their limit',
    text: 'Orders are coming in, but the CC or OD limit is fully used.',
  },
  {
    title: 'Companies on an old rate',
    text: 'The loan was priced when the business was young.',
  },
  {
    title: 'Businesses with seasonal sales',
    text: 'Stock is bought months before it is sold.',
  },
  {
    title: 'Companies with several loans',
    text: 'They were never reviewed together.',
  },
];

const documents = [
  'Sanction letters of every loan',
  'Account statements and repayment record',
  'Audited and provisional accounts',
  'GST and income-tax returns',
  'A list of the security given',
  'Orders in hand, if you need a higher limit',
];

export function Screen() {
  return (
    <>
      <PageBanner intro="A higher limit or a lower rate with the bank you already have, usually in 15–30 working days. You pay us only on successful implementation.">
        <Link to="/appointment?about=Debt%20Restructuring%20Services" variant="button">
          Schedule a FREE Consultation
        </Link>
        <Link to="#contact" variant="second">
          Contact details
        </Link>
      </PageBanner>
      <PageSection
        ground="muted"
        head={{
          note: 'Investment banking',
          title: 'What debt restructuring is',
          intro: 'You keep your loan and your bank. The limit, the interest rate or both change.',
          layout: 'wide',
        }}
      >
        <SideBySide>
          <Prose>
            <p>
              Many companies still pay the interest rate of their first years, although sales have grown and
              every EMI was paid on time. The bank has no reason to change it until someone makes a complete
              request. We prepare that request and follow it up until the bank decides.
            </p>
            <p>
              This service is part of our investment banking. For equity or funding from abroad, see{' '}
              <Link to="/services/fund-raising">Fund Raising</Link>.
            </p>
          </Prose>
          <Notice title="Different from relief for stressed accounts">
            Banks also call it restructuring when a borrower cannot pay, and such relief is marked in credit
            records. Our service is for accounts in good order. If EMIs are overdue or you have a SARFAESI
            notice, call us first.
          </Notice>
        </SideBySide>
      </PageSection>
      <PageSection
        head={{
          title: 'Five steps to better loan terms',
        }}
        along
        figure={
          <FigureFrame
            {...loanTermsFrame}
            caption="Each bundle is ₹50 lakh of limit; the highlighted one is the increase."
          >
            <LoanTerms />
          </FigureFrame>
        }
      >
        <StepsList steps={steps} />
      </PageSection>
      <ServiceLayout aside={null}>
        <Prose title="Benefits of debt restructuring">
          <DataTable
            caption="Benefits of debt restructuring"
            columns={['Benefit', 'How it works', 'In figures']}
            rows={benefits}
            note="* From the sample outcomes below."
          />
        </Prose>
      </ServiceLayout>
      <PageSection>
        <Prose title="Who debt restructuring is for">
          <Checklist items={clients} />
        </Prose>
      </PageSection>
      <FigureSpread
        action
        figure={{ value: '10.25', unit: '%', label: 'interest in a sample outcome, 13% before' }}
        items={[
          { value: '15', to: '30', label: 'working days to close, usually' },
          { value: '0', prefix: '₹', label: 'upfront charges' },
          {
            value: '2',
            prefix: '₹',
            unit: 'crore',
            label: 'new limit in a sample outcome (before: ₹1.5 crore)',
          },
        ]}
      />
      <PageSection
        ground="muted"
        head={{
          title: 'Sample outcomes with the same bank',
          intro: 'Interest for a year, with the limit fully used and without our fee.',
        }}
      >
        <SideBySide>
          <WorkedExample
            serial="Sample outcome 1"
            title="Higher limit, lower rate"
            text="A third more working capital for almost the same interest."
            rosette="debt-restructuring"
            rows={[
              { when: 'Before', label: 'Limit of ₹1.5 crore', amount: 'at 13%' },
              { when: 'After', label: 'Limit of ₹2 crore', amount: 'at 10.25%', highlight: true },
              { when: 'Before', label: 'Interest for a year', amount: '₹19,50,000' },
              { when: 'After', label: 'Interest on the higher limit', amount: '₹20,50,000' },
            ]}
          />
          <WorkedExample
            serial="Sample outcome 2"
            title="Lower rate and a top-up"
            text="Lower interest, and extra funds for 12 months."
            rosette="debt-restructuring"
            rows={[
              { when: 'Before', label: 'Limit of ₹3 crore', amount: 'at 14%' },
              {
                when: 'After',
                label: 'Limit of ₹3 crore, with 12-month top-up',
                amount: 'at 11%',
                highlight: true,
              },
              { when: 'Before', label: 'Interest for a year', amount: '₹42,00,000' },
              { when: 'After', label: 'Interest without the top-up', amount: '₹33,00,000' },
            ]}
          />
        </SideBySide>
        <Notice>
          We are not a lender. Your bank decides on the limit and the rate, and a sample outcome is no promise
          of approval. We put our fee in writing first.
        </Notice>
      </PageSection>
      <Reasons
        note="Our experience"
        title="Why choose us"
        reasons={[
          {
            title: 'We know how banks decide',
            text: 'We read your case as the credit team will.',
            value: '22+ years',
            measure: 'of our founder’s experience in banking',
            source: figures.years.source,
          },
          {
            title: 'Clients stay with us',
            text: 'We review their loan terms as their business grows.',
            value: '94%',
            measure: 'client retention',
            source: figures.retention.source,
          },
          {
            title: 'A complete file saves time',
            text: 'It answers the bank’s questions in advance.',
          },
        ]}
      />
      <PageSection ground="muted">
        <Prose title="Documents for the first consultation">
          <Checklist items={documents} columns={3} />
          <p>
            For all services: <Link to="/papers">documents to bring</Link>.
          </p>
        </Prose>
      </PageSection>
      <CalculatorSection name="restructuring" />
      <Enquiry
        form={debtRestructuring}
        title="Check whether your loan terms can improve"
        intro="The first consultation is free. We reply, look at your limits and rates, and say what could improve."
        rosette="debt-restructuring"
        contact={{
          id: 'contact',
          title: 'Contact us about your loan',
          text: 'Prefer to talk? Call us.',
          show: ['address', 'hours', 'phone', 'email', 'chat', 'website'],
        }}
      />
    </>
  );
}
