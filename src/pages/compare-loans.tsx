import { lenderPays } from '#words/legal.json';
import mudra from '#words/content/mudra.json';
import words from '#words/pages/compare-loans.json';
import { RichText } from '../components/rich-text.tsx';
import { Link } from '../components/link.tsx';
import { CalculatorSection } from '../sections/calculator-section.tsx';
import { PercentRange, UnitRange } from '../components/percent-range.tsx';
import { businessLoan, mudraLoan } from '../content/business-loan.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { FigureSpread } from '../sections/figure-spread.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { MudraFeeText } from '../sections/mudra-fee-text.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { PublishedRates } from '../sections/published-rates.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { firmFees } from '../site/fees.ts';
import { isSample } from '../site/sample.ts';

const { choosing } = words;

const rows = [
  choosing.keyFacts,
  choosing.emiApr,
  choosing.earlyRepayment,
  choosing.fixedFloating,
  choosing.limits,
] as const;

const { table } = words.businessLoan;

const businessTerms = [
  [
    table.rate.question,
    <PercentRange key="business" range={businessLoan.rate} text={table.rate.range} />,
    <PercentRange key="mudra" range={mudraLoan.rate} text={table.rate.range} />,
  ],
  [
    table.time.question,
    <UnitRange key="business" range={businessLoan.days} text={table.time.range} />,
    <UnitRange key="mudra" range={mudraLoan.days} text={table.time.range} />,
  ],
  [
    table.age.question,
    <UnitRange key="business" range={businessLoan.age} text={table.age.range} />,
    table.age.mudra,
  ],
  [
    table.fee.question,
    <PercentRange key="business" range={firmFees.businessLoan} text={table.fee.range} />,
    <PercentRange key="mudra" range={firmFees.mudraLoan} text={table.fee.range} />,
  ],
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro}>
        <Link to="#calculator-offers" variant="button">
          {words.banner.compare}
        </Link>
        <Link to="#reading" variant="second">
          {words.banner.choose}
        </Link>
      </PageBanner>
      <CalculatorSection name="offers" />
      <PageSection id="reading" ground="muted" head={choosing}>
        <TextRows rows={rows} />
        <p>
          <RichText text={choosing.noOffer} />
        </p>
      </PageSection>
      <FigureSpread
        hasAction
        figure={{ ...words.figures.breakEven, value: '114' }}
        items={[
          { value: '0.25', unit: '%', label: words.figures.interest },
          { value: '₹1,15,000', label: words.figures.fees },
          { value: '₹75,029', label: words.figures.total },
        ]}
      />
      <PublishedRates />
      <PageSection
        id="business-loan"
        ground="card"
        head={words.businessLoan}
        hasSamples={isSample(businessLoan.rate)}
      >
        <DataTable
          caption={table.caption}
          columns={[table.columns.question, table.columns.unsecured, table.columns.mudra]}
          rows={businessTerms}
          hasAmounts={false}
          note={`${table.note} ${lenderPays}`}
        />
        <p>
          <MudraFeeText text={mudra.notice} />
        </p>
        <p>
          <RichText text={words.businessLoan.nextSteps} />
        </p>
      </PageSection>
      <CallToAction
        title={words.offers.title}
        text={words.offers.text}
        action={{ label: words.offers.action, to: '/services/loanForEveryIndian#enquiry' }}
      />
    </>
  );
}
