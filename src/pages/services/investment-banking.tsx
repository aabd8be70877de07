import { debtRestructuring } from '../../enquiry/forms/balance.ts';
import { noWrapRanges } from '../../components/no-wrap-ranges.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { LoanTerms, loanTermsFrame } from '../../sections/drawings/loan-terms.tsx';
import { Fold } from '../../components/fold.tsx';
import { Link } from '../../components/link.tsx';
import { Band } from '../../sections/band.tsx';
import { CalculatorBand } from '../../sections/calculator-band.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { FigureBand } from '../../sections/figure-band.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { LedgerTable } from '../../sections/ledger-table.tsx';
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
    title: 'Read the debt as it stands',
    text: 'Sanction letters, statements and repayment record: every limit is listed with its rate, its security and its conditions.',
  },
  {
    title: 'Find what can change',
    text: 'Your present sales and ratios are set against the terms you were given. The gap is what we ask the bank to close.',
  },
  {
    title: 'Write the proposal',
    text: 'One file in the form a credit committee reads: the request, the reasons, the projections and the papers behind them.',
  },
  {
    title: 'Negotiate with the bank',
    text: 'We present the file with you, answer the credit team’s queries and keep the request moving.',
  },
  {
    title: 'Close and implement',
    text: 'The revised sanction letter is checked line by line. Our fee falls due when the new limit or the new rate is in your account, and not before.',
  },
];

const benefits = [
  ['Higher limit', 'More working capital on the strength of what you sell today.', '₹ 1.5 to ₹ 2 crore*'],
  ['Lower interest', 'The rate is argued again from your record and your ratios.', '13 % to 10.25 %*'],
  ['Top-up', 'A further sum beside the loan, for an order or a season.', '12 months*'],
  ['Same bank', 'Account, security and relationship stay where they are.', 'No take-over'],
  [
    'A date to plan with',
    'A case closes within this time, so the next order can be planned.',
    '15–30 working days',
  ],
  ['No upfront charges', 'You pay only on successful implementation.', '₹ 0'],
];

const clients = [
  {
    title: 'MSMEs that have outgrown their limit',
    text: 'Orders are there, but the cash credit account is drawn to the last rupee.',
  },
  {
    title: 'Firms on an old rate',
    text: 'The loan was priced when the business was young.',
  },
  {
    title: 'Manufacturers and traders with seasons',
    text: 'Stock must be bought months before it is sold, so a top-up is worth more than a long loan.',
  },
  {
    title: 'Companies with several loans',
    text: 'Taken one by one, and never looked at as a whole.',
  },
];

const papers = [
  'Sanction letters of every loan',
  'Account statements and the repayment record',
  'Audited accounts and provisional figures',
  'GST and income-tax returns',
  'A list of the security given',
  'Orders in hand, if you ask for more',
];

export function Screen() {
  return (
    <>
      <PageBanner lead="A higher limit or a lower interest rate, with the bank you already have, in 15–30 working days.">
        <Link to="/appointment" look="button">
          Schedule a FREE Consultation
        </Link>
        <Link to="#contact" look="second">
          Contact details
        </Link>
      </PageBanner>
      <FigureBand
        items={[
          { value: '15', to: '30', label: 'working days to close' },
          { value: '0', prefix: '₹ ', label: 'upfront charges: you pay only on success' },
          {
            value: '2',
            prefix: '₹ ',
            unit: 'crore',
            label: 'limit in a sample outcome, up from ₹ 1.5 crore',
          },
        ]}
      />
      <Band
        ground="panel"
        head={{
          note: 'The same bank',
          title: 'What debt restructuring is',
          lead: 'You keep the loan and the bank. What changes is the limit, the rate of interest, or both.',
          layout: 'wide',
        }}
      >
        <SideBySide>
          <Prose>
            <p>
              Many firms still pay the rate they were given when the loan was new. Since then sales have grown
              and instalments have been paid on time. The bank has not looked again, because nobody has asked
              it to in the form its committee reads.
            </p>
            <p>
              We prepare that request and stay with it until the bank decides. As the loan stays where it is,
              there is no other lender to find and no transfer of security to arrange.
            </p>
            <p>
              Debt restructuring is part of our investment banking. If you also need equity or funding from
              abroad, see <Link to="/services/fund-raising">Fund Raising</Link>.
            </p>
          </Prose>
          <Notice title="Not the relief for accounts in trouble">
            Bankers also use the word for relief to a borrower who cannot pay, and such relief is marked in
            credit records. That is not what this page is about: here an account in good order gets terms that
            fit it. If instalments are already overdue, say so in the first call.
          </Notice>
        </SideBySide>
      </Band>
      <Band
        head={{
          note: 'Our approach',
          title: 'Our approach to debt restructuring, step by step.',
          lead: noWrapRanges(
            'A case closes in 15–30 working days. Our part is to leave the bank no question open.',
          ),
        }}
        along
        figure={
          <FigureFrame
            {...loanTermsFrame}
            caption="A sample outcome. Each bundle is half a crore of limit; the one with the bright band is new. The bank is the same."
          >
            <LoanTerms />
          </FigureFrame>
        }
      >
        <StepsList steps={steps} />
      </Band>
      <ServiceLayout>
        <Prose title="Benefits of debt restructuring">
          <Fold label="Six benefits, and how each works">
            <LedgerTable
              caption="Benefits of debt restructuring"
              columns={['Benefit', 'How it works', 'In figures']}
              rows={benefits}
              note="* From the sample outcomes on this page. Your terms depend on your figures and on the bank’s decision."
            />
          </Fold>
        </Prose>
        <Prose title="Whom debt restructuring suits">
          <Checklist items={clients} />
          <p>
            Planning to raise a larger sum from the market as well? Then read how a rating bears on the rate
            in <Link to="/services/credit-rating">Credit Rating Advisory</Link>.
          </p>
        </Prose>
      </ServiceLayout>
      <Band ground="panel">
        <Prose title="Papers for the first talk about your loan">
          <Fold label="Six papers">
            <Checklist items={papers} columns={3} />
          </Fold>
          <p>
            Tick them off under <Link to="/papers">papers to bring</Link>.
          </p>
        </Prose>
      </Band>
      <Reasons
        note="No fee in advance"
        title="Why choose us: paid when it works."
        lead="We earn when your bank has changed the terms. Until then the work and the risk are ours."
        reasons={[
          {
            title: 'No fee in advance',
            text: 'There are no upfront charges: not for reading your papers, not for the proposal.',
            value: '₹ 0',
            measure: 'until the new terms are implemented',
          },
          {
            title: 'Quick, because complete',
            text: 'The file goes in with its answers, so it does not come back with questions.',
            value: '15–30',
            measure: 'working days to close',
          },
          {
            title: 'People who know the other side',
            text: 'Your case is read as the credit team will read it, before the credit team does.',
            value: '22+ years',
            measure: 'of experience in the field',
          },
          {
            title: 'Clients who stay',
            text: 'Terms need a fresh look as a business grows. Clients leave that to us.',
            value: '94 %',
            measure: 'client retention',
          },
        ]}
      />
      <Band
        ground="panel"
        head={{
          note: 'In figures',
          title: 'Sample outcomes, before and after restructuring.',
          lead: 'The same bank before and after. The interest is plain arithmetic, for a limit used in full for a year.',
        }}
      >
        <SideBySide>
          <WorkedExample
            serial="Sample outcome 1"
            title="More limit, lower rate"
            text="A third more to work with, for almost the same interest."
            rosette="debt-restructuring"
            rows={[
              { when: 'Before', label: 'Limit of ₹ 1.5 crore', amount: 'at 13 %' },
              { when: 'After', label: 'Limit of ₹ 2 crore', amount: 'at 10.25 %', highlight: true },
              { when: 'Before', label: 'Interest for a year', amount: '₹ 19,50,000' },
              { when: 'After', label: 'Interest on the larger limit', amount: '₹ 20,50,000' },
            ]}
          />
          <Fold label="Sample outcome 2, with a top-up">
            <WorkedExample
              serial="Sample outcome 2"
              title="Same limit, lower rate, a top-up"
              text="The loan costs less, and there is a top-up for 12 months beside it."
              rosette="debt-restructuring"
              rows={[
                { when: 'Before', label: 'Limit of ₹ 3 crore', amount: 'at 14 %' },
                {
                  when: 'After',
                  label: 'Limit of ₹ 3 crore, with 12-month top-up',
                  amount: 'at 11 %',
                  highlight: true,
                },
                { when: 'Before', label: 'Interest for a year', amount: '₹ 42,00,000' },
                {
                  when: 'After',
                  label: 'Interest at the new rate, without the top-up',
                  amount: '₹ 33,00,000',
                },
              ]}
            />
          </Fold>
        </SideBySide>
        <p>
          All rates are yearly and without our fee, which falls due on success. It is put in writing first:
          add it to the first year’s interest before you compare. For your own figures, see below; for other
          sums, the <Link to="/calculators">calculators</Link>.
        </p>
        <Notice title="What we cannot promise">
          We are not a lender. Whether a limit is raised or a rate lowered is your bank’s decision, and a
          sample outcome is no promise of approval.
        </Notice>
      </Band>
      <CalculatorBand name="restructuring" />
      <Enquiry
        form={debtRestructuring}
        title="What would your loan cost on today’s terms?"
        lead="What is owed, the rate and the lender are enough to say whether a request is worth making. The first consultation is free."
        rosette="debt-restructuring"
        contact={{
          id: 'contact',
          title: 'Contact us about your loan',
          text: 'Ring or write, if you would rather not fill in a form.',
          show: ['address', 'hours', 'phone', 'email', 'chat', 'website'],
        }}
      />
    </>
  );
}
