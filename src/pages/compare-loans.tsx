import { Link } from '../components/link.tsx';
import { CalculatorSection } from '../sections/calculator-section.tsx';
import { PercentRange, UnitRange } from '../components/percent-range.tsx';
import { businessLoan, mudraLoan } from '../content/business-loan.ts';
import { mudraNotice } from '../content/mudra.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { FigureSpread } from '../sections/figure-spread.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { firmFees } from '../site/fees.ts';

const rows = [
  {
    title: 'Where are these figures?',
    text: 'In the Key Facts Statement. For a personal or home loan, or an MSME’s term loan, the lender must give it to you before you sign. Ask both lenders for it.',
  },
  {
    title: 'EMI or APR?',
    text: 'A lower EMI can simply mean a longer tenure. The APR puts interest, fee and insurance into one yearly rate. It assumes that you keep the loan for the full term.',
  },
  {
    title: 'Will you repay early?',
    text: 'Fee and insurance are paid once, interest only while the loan runs. If you may sell or change lender within a few years, a lower fee can be worth more than a lower rate.',
  },
  {
    title: 'Fixed or floating rate?',
    text: 'A fixed rate keeps the EMI the same, sometimes for the first years only. A floating rate can rise or fall, and individuals can repay it early without a charge unless the loan is for business (loans sanctioned or renewed from 1 January 2026).',
  },
  {
    title: 'What decides the rate of a CC or OD limit?',
    text: 'For stock and daily costs, banks give a cash credit (CC) or overdraft (OD) limit: you pay interest only on what you use. If its rate floats and you are a micro, small or medium enterprise, it follows an external benchmark, such as the RBI’s repo rate, plus the bank’s spread, and is reset at least every three months. Your CIBIL score, accounts and collateral decide the spread: ask for it, and for all charges, in writing.',
  },
] as const;

const businessTerms = [
  [
    'Interest rate',
    <PercentRange key="1" range={businessLoan.rate} of="a year" />,
    <PercentRange key="2" range={mudraLoan.rate} of="a year" />,
  ],
  [
    'Until the money arrives',
    <UnitRange key="3" range={businessLoan.days} unit="days" />,
    <UnitRange key="4" range={mudraLoan.days} unit="days" />,
  ],
  [
    'Minimum age of the business',
    <UnitRange key="5" range={businessLoan.age} unit="years" />,
    'New businesses can apply',
  ],
  [
    'Our fee, in writing first',
    <PercentRange key="6" range={firmFees.businessLoan} of="of the loan" />,
    <PercentRange key="7" range={firmFees.mudraLoan} of="of the loan" />,
  ],
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro="Which loan costs you less, and what if you repay early? Enter both offers and see EMI, APR and total cost side by side.">
        <Link to="#calculator-offers" variant="button">
          Compare two offers
        </Link>
        <Link to="#reading" variant="second">
          How to choose
        </Link>
      </PageBanner>
      <CalculatorSection name="offers" />
      <PageSection id="reading" ground="muted" head={{ title: 'How to choose a loan' }}>
        <TextRows rows={rows} />
        <p>
          No offer yet? See <Link to="/services/loanForEveryIndian">our loans</Link>, or{' '}
          <Link to="/calculators#calculator-borrow">check your loan eligibility</Link>.
        </p>
      </PageSection>
      <FigureSpread
        action
        figure={{
          value: '114',
          unit: 'months',
          label: 'until the lower rate makes up for its higher fees, in our home loan example',
        }}
        items={[
          { value: '0.25', unit: '%', label: 'less interest a year with offer\u00A0A' },
          { value: '₹1,15,000', label: 'more fee and insurance with offer\u00A0A' },
          { value: '₹75,029', label: 'less in total if you keep offer\u00A0A for all 240 months' },
        ]}
      />
      <PageSection
        id="business-loan"
        ground="card"
        head={{
          title: 'What business and Mudra loans cost',
          intro: 'Usual terms. The lender decides: ask for the rate and all fees in writing.',
        }}
      >
        <DataTable
          caption="Usual terms of business and Mudra loans"
          columns={['Question', 'Unsecured business loan', 'Mudra loan']}
          rows={businessTerms}
          amount={false}
          note="As of November 2026. Days count from the day on which the lender has all documents."
        />
        <p>{mudraNotice}</p>
        <p>
          See the <Link to="/papers">documents to bring</Link>. An enquiry is free: see our{' '}
          <Link to="/terms">terms</Link>. Prefer a fixed time?{' '}
          <Link to="/appointment?about=Loan%20For%20Every%20Indian">Book an appointment</Link>.
        </p>
      </PageSection>
      <CallToAction
        title="Send us both offers"
        text="We check fees and conditions, and ask 50+ lenders for a better one. We are not a lender."
        action={{ label: 'Ask about your loan', to: '/services/loanForEveryIndian#enquiry' }}
        rosette="loans"
      />
    </>
  );
}
