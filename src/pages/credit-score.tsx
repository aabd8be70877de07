import { lenderPays } from '#words/legal.json';
import words from '#words/pages/credit-score.json';
import { Link } from '../components/link.tsx';
import { RichText } from '../components/rich-text.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Costs } from '../sections/costs.tsx';
import { CreditBureaus } from '../sections/credit-bureaus.tsx';
import { FigureSpread } from '../sections/figure-spread.tsx';
import { NextSteps } from '../sections/next-steps.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { Steps } from '../sections/steps.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { firmFees } from '../site/fees.ts';
import { serviceTimes } from '../site/service-times.ts';

const { reports, meaning, correction, costs } = words;

const meanings = [
  meaning.good,
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
        <Link to="#correct" variant="second">
          {words.banner.correct}
        </Link>
      </PageBanner>
      <PageSection id="free-report" head={reports}>
        <CreditBureaus {...reports.table} />
        <p>{reports.advice}</p>
      </PageSection>
      <PageSection id="score" ground="muted" head={meaning}>
        <TextRows rows={meanings} />
      </PageSection>
      <Steps id="correct" title={correction.title} intro={correction.intro} steps={steps}>
        <p>
          <RichText text={correction.limits} />
        </p>
      </Steps>
      <FigureSpread
        action
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
        ]}
        text={formatMessage(costs.text, { lenderPays })}
      >
        <NextSteps texts={words.enquiry.next} times={serviceTimes.homeLoan} />
      </Costs>
      <CallToAction
        title={words.enquiry.title}
        text={words.enquiry.text}
        action={{ label: words.enquiry.action, to: '/services/loanForEveryIndian?about=Home%20loan#enquiry' }}
        rosette="loans"
      />
    </>
  );
}
