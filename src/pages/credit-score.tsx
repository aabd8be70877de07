import { lenderPays } from '#words/legal.json';
import words from '#words/pages/credit-score.json';
import { Link } from '../components/link.tsx';
import { RichText } from '../components/rich-text.tsx';
import { creditScore } from '../enquiry/forms/capital.ts';
import { formatMessage } from '../lib/format-message.ts';
import { Costs } from '../sections/costs.tsx';
import { CreditBureaus } from '../sections/credit-bureaus.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { ScoreScale, scoreScaleFrame } from '../sections/drawings/score-scale.tsx';
import { FeeExample } from '../sections/fee-example.tsx';
import { FigureFrame } from '../sections/figure-frame.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { FigureSpread } from '../sections/figure-spread.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { RefusedLoan } from '../sections/refused-loan.tsx';
import { Steps } from '../sections/steps.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { firmFees } from '../site/fees.ts';
import { isSample } from '../site/sample.ts';
import { serviceTimes } from '../site/service-times.ts';

const { reports, meaning, plan, correction, costs, enquiry } = words;

const { bands } = meaning;
const bandRows = [bands.best, bands.good, bands.fair, bands.low].map(({ score, answer }) => [score, answer]);

const meanings = [
  meaning.couple,
  meaning.none,
  meaning.lower,
  meaning.speed,
  { ...meaning.company, link: { ...meaning.company.link, to: '/papers' } },
] as const;

const steps = [
  correction.reports,
  correction.errors,
  correction.dispute,
  correction.wait,
  correction.complain,
];

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro}>
        <Link to="#free-report" variant="button">
          {words.banner.report}
        </Link>
        <Link to="#refused" variant="second">
          {words.banner.refused}
        </Link>
      </PageBanner>
      <PageSection id="free-report" head={reports}>
        <CreditBureaus {...reports.table} />
        <p>{reports.advice}</p>
      </PageSection>
      <RefusedLoan ground="card" />
      <PageSection
        id="score"
        ground="muted"
        head={meaning}
        figure={
          <FigureFrame {...scoreScaleFrame}>
            <ScoreScale />
          </FigureFrame>
        }
      >
        <DataTable
          caption={bands.caption}
          captionShown
          columns={[bands.columns.score, bands.columns.answer]}
          rows={bandRows}
          hasAmounts={false}
          note={bands.note}
        />
        <TextRows rows={meanings} />
      </PageSection>
      <Steps id="plan" title={plan.title} intro={plan.intro} steps={[plan.first, plan.second, plan.third]} />
      <Steps id="correct" title={correction.title} intro={correction.intro} steps={steps}>
        <p>
          <RichText text={correction.limits} />
        </p>
      </Steps>
      <FigureSpread
        hasAction
        figure={{ ...words.figures.compensation, prefix: '₹', value: '100' }}
        items={[
          { ...words.figures.reports, value: '4' },
          { ...words.figures.deadline, value: '30' },
          { ...words.figures.lender, value: '21' },
        ]}
      />
      <Costs
        rows={[
          { service: costs.review, fee: firmFees.firstConsultation },
          { service: costs.lender, fee: firmFees.partnerLoan },
          { service: costs.homeLoan, fee: firmFees.homeLoan },
        ]}
        text={formatMessage(costs.text, { lenderPays, example: '{example}' })} // `Costs` replaces `{example}`
        example={<FeeExample fee={firmFees.homeLoan} amount={50_00_000} hasGst />}
        hasSamples={isSample(firmFees.homeLoan) || isSample(serviceTimes.homeLoan.first)}
      />
      <Enquiry
        next={enquiry.next}
        times={serviceTimes.homeLoan}
        form={creditScore}
        title={enquiry.title}
        intro={enquiry.intro}
        rosette="loans"
        action={{ label: enquiry.action, to: '/appointment?about=Loan%20For%20Every%20Indian' }}
      />
    </>
  );
}
