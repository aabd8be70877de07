import { lenderPays } from '#words/legal.json';
import words from '#words/pages/home-loan.json';
import { RichText } from '../components/rich-text.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { Link } from '../components/link.tsx';
import { PercentRange } from '../components/percent-range.tsx';
import { CalculatorSection } from '../sections/calculator-section.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Costs } from '../sections/costs.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { FigureFrame } from '../sections/figure-frame.tsx';
import { FigureSpread } from '../sections/figure-spread.tsx';
import { HouseShares, houseSharesView } from '../sections/drawings/house-shares.tsx';
import { NextSteps } from '../sections/next-steps.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { EmiRange } from '../sections/emi-range.tsx';
import { PublishedRate } from '../sections/published-rate.tsx';
import { RefusedLoan } from '../sections/refused-loan.tsx';
import { Steps } from '../sections/steps.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { propertyLoan } from '../site/property-loan.ts';
import { sample } from '../site/sample.ts';
import { firmFees } from '../site/fees.ts';
import { serviceTimes } from '../site/service-times.ts';

const { rate, loanToValue, ourFee } = words;
const { table } = loanToValue;
const { table: costs } = words.propertyLoan;

const bands = [
  [table.small.loan, '90%', table.small.example],
  [table.medium.loan, '80%', table.medium.example],
  [table.large.loan, '75%', table.large.example],
];

const choices = [
  rate.floating,
  rate.fixed,
  { ...rate.prepayment, link: { ...rate.prepayment.link, to: '/compare-loans' } },
  { ...rate.coApplicant, link: { ...rate.coApplicant.link, to: '/calculators#calculator-borrow' } },
] as const;

const subsidy = [
  words.subsidy.applicants,
  words.subsidy.home,
  words.subsidy.amount,
  words.subsidy.lender,
] as const;

const steps = sample(
  [words.steps.apply, words.steps.sanction, words.steps.checks, words.steps.disbursal],
  'typical weeks from application to disbursal of a home loan',
);

const propertyLoanCosts = [
  [
    costs.rate.cost,
    costs.rate.note,
    <PercentRange key="rate" range={propertyLoan.rate} text={costs.rate.usual} />,
  ],
  [costs.share.cost, costs.share.note, <PercentRange key="share" range={propertyLoan.share} />],
  [costs.term.cost, costs.term.note, formatMessage(costs.term.usual, { years: propertyLoan.years })],
  [
    costs.emi.cost,
    formatMessage(costs.emi.note, { years: propertyLoan.years }),
    <EmiRange key="emi" amount={10_00_000} rate={propertyLoan.rate} months={12 * propertyLoan.years} />,
  ],
  [
    costs.fee.cost,
    costs.fee.note,
    <PercentRange key="fee" range={propertyLoan.fee} text={costs.fee.usual} />,
  ],
  [costs.foreclosure.cost, costs.foreclosure.note, costs.foreclosure.usual],
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro}>
        <Link to="/calculators#calculator-borrow" variant="button">
          {words.banner.eligibility}
        </Link>
        <Link to="#steps" variant="second">
          {words.banner.steps}
        </Link>
        <Link to="#refused" variant="second">
          {words.banner.refused}
        </Link>
      </PageBanner>
      <PageSection
        id="loan-to-value"
        head={loanToValue}
        figure={
          <FigureFrame
            title={loanToValue.figure.title}
            description={loanToValue.figure.description}
            caption={loanToValue.figure.caption}
            viewBox={houseSharesView}
          >
            <HouseShares
              houses={[
                [90, loanToValue.houses.smallest],
                [80, loanToValue.houses.middle],
                [75, loanToValue.houses.largest],
              ]}
            />
          </FigureFrame>
        }
      >
        <DataTable
          caption={table.caption}
          columns={[table.columns.loan, table.columns.share, table.columns.example]}
          rows={bands}
          hasAmounts={false}
          note={table.note}
        />
        <p>
          <RichText text={loanToValue.tds} />
        </p>
      </PageSection>
      <CalculatorSection name="flat" ground="card" />
      <PageSection
        id="rate"
        ground="muted"
        head={{
          title: rate.title,
          intro: <PublishedRate loan="home" text={rate.intro} outdated={rate.introWithoutRate} />,
        }}
      >
        <TextRows rows={choices} />
      </PageSection>
      <PageSection id="pmay" ground="card" head={words.subsidy}>
        <TextRows rows={subsidy} />
      </PageSection>
      <FigureSpread
        hasAction
        figure={{ ...words.figures.subsidy, prefix: '₹', value: '1.80' }}
        items={[
          { value: '4', unit: '%', label: words.figures.loanPart },
          { ...words.figures.duration, value: '12' },
          { ...words.figures.instalments, value: '5' },
        ]}
      />
      <Steps id="steps" title={words.steps.title} intro={words.steps.intro} steps={steps}>
        <p>
          <RichText text={words.steps.titleCheck} />
        </p>
      </Steps>
      <RefusedLoan ground="muted" isExcludedFromSearch />
      <PageSection id="loan-against-property" ground="card" head={words.propertyLoan}>
        <DataTable
          caption={costs.caption}
          columns={[costs.columns.cost, costs.columns.note, costs.columns.usual]}
          rows={propertyLoanCosts}
          note={costs.note}
        />
        <p>
          <PublishedRate loan="property" text={words.propertyLoan.published} outdated="" />{' '}
          <RichText text={words.propertyLoan.eligibility} />
        </p>
      </PageSection>
      <Costs
        rows={[
          { service: ourFee.lender, fee: firmFees.partnerLoan },
          { service: ourFee.adviser, fee: firmFees.homeLoan },
        ]}
        text={formatMessage(ourFee.text, { lenderPays })}
      >
        <NextSteps texts={words.enquiry.next} times={serviceTimes.homeLoan} />
      </Costs>
      <CallToAction
        title={words.enquiry.title}
        text={words.enquiry.text}
        action={{ label: words.enquiry.action, to: '/services/loanForEveryIndian?about=Home%20loan#enquiry' }}
      />
    </>
  );
}
