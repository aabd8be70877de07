import { debtRestructuring } from '../../enquiry/forms/balance.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { LoanTerms, loanTermsFrame } from '../../sections/drawings/loan-terms.tsx';
import { PhoneDisclosure } from '../../components/phone-disclosure.tsx';
import { Link } from '../../components/link.tsx';
import { Band } from '../../sections/band.tsx';
import { CalculatorBand } from '../../sections/calculator-band.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { FigureBand } from '../../sections/figure-band.tsx';
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

const steps = [
  {
    title: 'Review your present loans',
    text: 'We list every limit with its rate, security and conditions.',
  },
  {
    title: 'Find what can improve',
    text: 'We compare your sales and ratios today with the terms you were given then.',
  },
  {
    title: 'Prepare the proposal',
    text: 'Request, reasons, projections and documents in one file, in the form a credit committee reads.',
  },
  {
    title: 'Negotiate with the bank',
    text: 'We present the file with you and answer the credit team’s queries.',
  },
  {
    title: 'Implement the new terms',
    text: 'We check the revised sanction letter line by line. Our fee is due once the new limit or rate is in your account.',
  },
];

const benefits = [
  ['Higher limit', 'More working capital, based on what you sell today', '₹1.5 crore to ₹2 crore*'],
  ['Lower interest', 'Your rate is negotiated again on your record and ratios', '13% to 10.25%*'],
  ['Top-up', 'Extra funds for an order or a season', '12 months*'],
  ['Same bank', 'Account, security and relationship stay where they are', 'No takeover'],
  ['A date you can plan with', 'Most cases close within this time', '15–30 working days'],
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
    text: 'Stock is bought months before it is sold, so a top-up helps more than a long loan.',
  },
  {
    title: 'Companies with several loans',
    text: 'They were taken one by one and never reviewed together.',
  },
];

const documents = [
  'Sanction letters of every loan',
  'Account statements and repayment record',
  'Audited accounts and provisional figures',
  'GST and income-tax returns',
  'A list of the security given',
  'Orders in hand, if you need a higher limit',
];

export function Screen() {
  return (
    <>
      <PageBanner lead="A higher limit or a lower rate with the bank you already have, usually in 15–30 working days.">
        <Link to="/appointment?about=Debt%20Restructuring%20Services" look="button">
          Schedule a FREE Consultation
        </Link>
        <Link to="#contact" look="second">
          Contact details
        </Link>
      </PageBanner>
      <FigureBand
        items={[
          { value: '15', to: '30', label: 'working days to close, as a rule' },
          { value: '0', prefix: '₹', label: 'upfront charges' },
          {
            value: '2',
            prefix: '₹',
            unit: 'crore',
            label: 'limit in a sample outcome, up from ₹1.5 crore',
          },
        ]}
      />
      <Band
        ground="muted"
        head={{
          note: 'Investment banking',
          title: 'What debt restructuring is',
          lead: 'You keep your loan and your bank. The limit, the interest rate or both change.',
          layout: 'wide',
        }}
      >
        <SideBySide>
          <Prose>
            <p>
              Many companies still pay the rate they were given when the loan was new, although sales have
              grown and every EMI was paid on time. The bank has no reason to change it until someone makes a
              complete request.
            </p>
            <p>
              We prepare that request and stay with it until the bank decides. There is no new lender to find
              and no security to transfer.
            </p>
            <p>
              This service is part of our investment banking. For equity or funding from abroad, see{' '}
              <Link to="/services/fund-raising">Fund Raising</Link>.
            </p>
          </Prose>
          <Notice title="Different from relief for stressed accounts">
            Banks also call it restructuring when a borrower cannot pay, and such relief is marked in credit
            records. Here an account in good order gets better terms. If EMIs are overdue, tell us in the
            first call.
          </Notice>
        </SideBySide>
      </Band>
      <Band
        head={{
          note: 'How it works',
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
      </Band>
      <ServiceLayout aside={null}>
        <Prose title="Benefits of debt restructuring">
          <DataTable
            caption="Benefits of debt restructuring"
            columns={['Benefit', 'How it works', 'In figures']}
            rows={benefits}
            note="* From the sample outcomes below. Your terms depend on your figures and on the bank’s decision."
          />
        </Prose>
        <Prose title="Who debt restructuring is for">
          <Checklist items={clients} />
        </Prose>
      </ServiceLayout>
      <Band
        ground="muted"
        head={{
          note: 'Before and after',
          title: 'Sample outcomes with the same bank',
          lead: 'Interest for a year, with the limit fully used.',
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
            title="Same limit, lower rate and a top-up"
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
        <p>
          All rates are yearly and without our fee. We put the fee in writing first: add it to the first
          year’s interest when you compare.
        </p>
        <Notice>
          We are not a lender. Your bank decides on the limit and the rate, and a sample outcome is no promise
          of approval.
        </Notice>
      </Band>
      <Reasons
        note="Our experience"
        title="Why choose us"
        reasons={[
          {
            title: 'We know how banks decide',
            text: 'We read your case as the credit team will, before it does.',
            value: '22+ years',
            measure: 'of our founder’s experience in banking',
          },
          {
            title: 'Clients stay with us',
            text: 'As a business grows, its loan terms need a fresh look. Our clients leave that to us.',
            value: '94%',
            measure: 'client retention',
          },
          {
            title: 'A complete file saves time',
            text: 'It answers the bank’s questions in advance, so it does not come back with queries.',
          },
        ]}
      />
      <Band ground="muted">
        <Prose title="Documents for the first consultation">
          <PhoneDisclosure label="Six documents">
            <Checklist items={documents} columns={3} />
          </PhoneDisclosure>
          <p>
            Make your own list under <Link to="/papers">documents to bring</Link>.
          </p>
        </Prose>
      </Band>
      <CalculatorBand name="restructuring" />
      <Enquiry
        form={debtRestructuring}
        title="Check whether your loan terms can improve"
        lead="Tell us what you owe, at which rate and to which lender. The first consultation is free."
        rosette="debt-restructuring"
        contact={{
          id: 'contact',
          title: 'Contact us about your loan',
          text: 'Prefer to talk? Call or write to us.',
          show: ['address', 'hours', 'phone', 'email', 'chat', 'website'],
        }}
      />
    </>
  );
}
