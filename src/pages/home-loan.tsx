import { Link } from '../components/link.tsx';
import { PercentRange } from '../components/percent-range.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { FigureFrame } from '../sections/figure-frame.tsx';
import { FigureSpread } from '../sections/figure-spread.tsx';
import { HouseShares, houseSharesView } from '../sections/drawings/house-shares.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { PropertyLoanEmi } from '../sections/property-loan-emi.tsx';
import { Steps } from '../sections/steps.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { homeLoan, propertyLoan } from '../site/property-loan.ts';
import { sample } from '../site/sample.ts';
import { firmFees } from '../site/fees.ts';

const bands = [
  ['Up to ₹30 lakh', '90%', 'Home of ₹30 lakh: loan up to ₹27 lakh'],
  ['Above ₹30 lakh, up to ₹75 lakh', '80%', 'Home of ₹60 lakh: loan up to ₹48 lakh'],
  ['Above ₹75 lakh', '75%', 'Home of ₹1.2 crore: loan up to ₹90 lakh'],
];

const choices = [
  {
    title: 'Floating rate',
    text: 'At a bank it follows an external benchmark, such as the RBI’s repo rate, and is reset at least once in three months. It can rise or fall.',
  },
  {
    title: 'Fixed rate',
    text: 'The EMI stays the same. Check for how many years the rate is fixed: often only for the first few. A lender may let you switch, but does not have to.',
  },
  {
    title: 'Prepayment',
    text: 'A floating-rate home loan to an individual has no prepayment charge if it was sanctioned or renewed from 1 January 2026. A fixed-rate loan can have one.',
    link: {
      to: '/compare-loans',
      label: 'Compare two loan offers',
      about: 'and see the cost of repaying early',
    },
  },
  {
    title: 'Co-applicant',
    text: 'The income of your spouse, parent or child can be added, so that you can borrow more. Each of you then owes the whole loan. Lenders usually ask every co-owner to be a co-applicant.',
    link: {
      to: '/calculators#calculator-borrow',
      label: 'Check your eligibility',
      about: 'with a co-applicant',
    },
  },
] as const;

const subsidy = [
  {
    title: 'Who can get it?',
    text: 'Families earning up to ₹9 lakh a year who own no pucca house anywhere in India.',
  },
  {
    title: 'For which home?',
    text: 'In a town or city, worth up to ₹35 lakh, with a carpet area up to 120 sq m and a loan up to ₹25 lakh, sanctioned and disbursed from 1 September 2024. The scheme runs for five years from that date.',
  },
  {
    title: 'How much is it?',
    text: '4% interest subsidy on the first ₹8 lakh for up to 12 years: at most ₹1.80 lakh. It is paid into the loan in five yearly instalments.',
  },
  {
    title: 'What should you ask?',
    text: 'Ask the lender before you apply whether it takes part. Later instalments are paid only while the loan runs, with more than half of the principal still owed.',
  },
] as const;

const steps = sample(
  [
    {
      when: 'Week 1',
      title: 'Apply',
      text: 'Income and identity documents of all applicants. The lender checks your credit report.',
    },
    {
      when: 'Weeks 1 to 2',
      title: 'Sanction letter',
      text: 'Amount, rate and conditions in writing, with the Key Facts Statement. Compare before you sign.',
    },
    {
      when: 'Weeks 2 to 3',
      title: 'Property checks',
      text: 'A lawyer checks title and approvals, an engineer the value.',
    },
    {
      when: 'Weeks 3 to 4',
      title: 'Agreement and disbursal',
      text: 'You sign, pay your share and register. The lender pays the seller, or the builder in stages.',
    },
  ],
  'typical weeks from application to disbursal of a home loan',
);

const propertyLoanCosts = [
  [
    'Interest rate',
    'Usually floating. It depends on your income, CIBIL score and the kind of property.',
    <PercentRange key="rate" range={propertyLoan.rate} of="a year" />,
  ],
  [
    'Share\u00A0of\u00A0the\u00A0value',
    'Often more for a house than for a shop or plot. The lender has the value assessed.',
    <PercentRange key="share" range={propertyLoan.share} />,
  ],
  [
    'Term',
    'A longer term lowers the EMI and costs more interest in total.',
    `up to ${propertyLoan.years} years`,
  ],
  [
    'EMI for ₹10 lakh',
    `Over ${propertyLoan.years} years, at the lowest and the highest of these rates.`,
    <PropertyLoanEmi key="emi" />,
  ],
  [
    'Processing fee',
    'Ask also for GST, valuation, legal check and stamp duty: get all charges in writing.',
    <PercentRange key="fee" range={propertyLoan.fee} of={'of\u00A0the\u00A0loan'} />,
  ],
  [
    'Foreclosure charge',
    'Floating rate, sanctioned or renewed from 1 January 2026: none for an individual, unless the loan is for business. For business, most lenders may not charge individuals or micro and small enterprises. Fixed rate: ask.',
    'often none',
  ],
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro="How much of the price you can borrow, which rate to choose, what PMAY pays, and the steps until the seller gets the money. And what a loan against property costs.">
        <Link to="/calculators#calculator-borrow" variant="button">
          Check your loan eligibility
        </Link>
        <Link to="#steps" variant="second">
          Application to disbursal
        </Link>
      </PageBanner>
      <PageSection
        id="loan-to-value"
        head={{
          note: 'Loan-to-value (LTV)',
          title: 'How much of the price can you borrow?',
          intro: 'The RBI limits what a bank may lend for a home. Your income can set a lower limit.',
        }}
        figure={
          <FigureFrame
            title="Largest share of a home’s price that a bank may lend"
            description="Three houses. The first is hatched up to 90% of its height, for a loan up to ₹30 lakh; the second up to 80%, for a loan up to ₹75 lakh; the third up to 75%, for a larger loan."
            caption="Hatched: the loan. Above it: your own money."
            viewBox={houseSharesView}
          >
            <HouseShares
              houses={[
                [90, 'Loan up to', '₹30 lakh'],
                [80, 'Loan up to', '₹75 lakh'],
                [75, 'Loan above', '₹75 lakh'],
              ]}
            />
          </FigureFrame>
        }
      >
        <DataTable
          caption="Largest share of the home’s value, by loan amount"
          columns={['Loan amount', 'Largest share', 'Example']}
          rows={bands}
          amount={false}
          note="As of November 2026. The value is without stamp duty and registration, unless the home costs up to ₹10 lakh. Plan your own money for these and for the rest of the price."
        />
        <p>
          <strong>TDS on property:</strong> for a home of ₹50 lakh or more from a seller resident in India,
          the buyer deducts 1% of the price, or of the stamp duty value if that is higher, and pays it to the
          Income Tax Department with Form 141 (until March 2026: Form 26QB).
        </p>
      </PageSection>
      <PageSection
        id="rate"
        ground="muted"
        head={{
          title: 'Fixed or floating, alone or together',
          intro: (
            <>
              Usual rate of a home loan: <PercentRange range={homeLoan.rate} of="a year" />. It depends on
              your income, CIBIL score and share of the price.
            </>
          ),
        }}
      >
        <TextRows rows={choices} />
      </PageSection>
      <PageSection
        id="pmay"
        ground="card"
        head={{
          note: 'PMAY-U 2.0',
          title: 'Interest subsidy for a first home',
          intro: 'Pradhan Mantri Awas Yojana – Urban 2.0, as of November 2026.',
        }}
      >
        <TextRows rows={subsidy} />
      </PageSection>
      <FigureSpread
        action
        figure={{
          prefix: '₹',
          value: '1.80',
          unit: 'lakh',
          label: 'interest subsidy at most, under PMAY-U 2.0',
        }}
        items={[
          { value: '4', unit: '%', label: 'on the first ₹8 lakh of the loan' },
          { value: '12', unit: 'years', label: 'at most, of interest' },
          { value: '5', unit: 'instalments', label: 'one a year, paid into the loan' },
        ]}
      />
      <Steps
        id="steps"
        title="From application to disbursal"
        intro="Typical times. Lender and property decide."
        steps={steps}
      >
        <p>
          Have the title checked before you pay a token amount: see{' '}
          <Link to="/services/realState">real-estate advice</Link>. Collect the{' '}
          <Link to="/papers">documents for the loan</Link>. Living abroad? Read the{' '}
          <Link to="/nri">NRI guide</Link>.
        </p>
        <p>
          Our fee: usually <PercentRange range={firmFees.homeLoan} of="of the loan" />, in writing before we
          start.
        </p>
      </Steps>
      <PageSection
        id="loan-against-property"
        ground="card"
        head={{
          note: 'LAP',
          title: 'What a loan against property costs',
          intro:
            'You pledge a house, shop or plot that you own, and keep using it. If the loan is not repaid, the lender can sell it.',
        }}
      >
        <DataTable
          caption="Usual costs of a loan against property"
          columns={['Cost', 'What to know', 'Usually']}
          rows={propertyLoanCosts}
          note="As of November 2026. The lender decides."
        />
        <p>
          <Link to="/calculators#calculator-borrow">Check your eligibility</Link> with the example “Against
          property”, or{' '}
          <Link to="/services/loanForEveryIndian?about=Loan%20against%20property#enquiry">
            ask about a loan against property
          </Link>
          . Prefer a fixed time?{' '}
          <Link to="/appointment?about=Loan%20For%20Every%20Indian">Book an appointment</Link>.
        </p>
      </PageSection>
      <CallToAction
        title="Ask about your home loan"
        text="Tell us price, income and city. We compare 50+ lenders. We are not a lender."
        action={{
          label: 'Ask about a home loan',
          to: '/services/loanForEveryIndian?about=Home%20loan#enquiry',
        }}
        rosette="loans"
      />
    </>
  );
}
