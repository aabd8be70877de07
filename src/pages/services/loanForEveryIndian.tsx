import mudra from '#words/content/mudra.json';
import words from '#words/pages/services/loanForEveryIndian.json';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import {
  coverage,
  kinds,
  largestLoan,
  loanFigures,
  questions,
  ranges,
  reasons,
  summary,
} from '../../content/loans.ts';
import { loans } from '../../enquiry/forms/capital.ts';
import { CalculatorSection } from '../../sections/calculator-section.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { Costs } from '../../sections/costs.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { Faq } from '../../sections/faq.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { GroupedRows } from '../../sections/grouped-rows.tsx';
import { LoanRanges, getLoanRangesHeight } from '../../sections/drawings/loan-ranges.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { MudraFeeText } from '../../sections/mudra-fee-text.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { firmFees } from '../../site/fees.ts';
import { serviceTimes } from '../../site/service-times.ts';

const { banner, amounts, places, note, costs } = words;

const answeredQuestions = questions.map((item) => ({
  ...item,
  answer: <RichText text={item.answer} />,
}));

export function Screen() {
  return (
    <>
      <PageBanner intro={banner.intro}>
        <Link to="#apply" variant="button">
          {banner.apply}
        </Link>
        <Link to="#amounts" variant="second">
          {banner.amounts}
        </Link>
      </PageBanner>
      <PageSection
        id="amounts"
        head={amounts}
        hasHighlightedPath
        figure={
          <FigureFrame {...amounts.figure} viewBox={`0 0 300 ${getLoanRangesHeight(ranges.length)}`}>
            <LoanRanges ranges={ranges} />
          </FigureFrame>
        }
      >
        <DataTable
          caption={amounts.table.caption}
          columns={[amounts.table.columns.loan, amounts.table.columns.figures]}
          rows={summary.map(({ title, description }) => [title, description])}
          icons={summary.map(({ icon }) => icon)}
        />
      </PageSection>
      <FigureSpread figure={largestLoan} items={loanFigures} />
      <PageSection ground="muted" head={words.kinds}>
        <GroupedRows groups={kinds} />
        <Notice>
          <p>
            <MudraFeeText text={mudra.notice} />
          </p>
        </Notice>
      </PageSection>
      <CalculatorSection name="loan">
        <p>
          <RichText text={words.calculator.more} />
        </p>
      </CalculatorSection>
      <CallToAction
        {...words.reasons}
        action={{ label: words.reasons.action, to: '#contact' }}
        points={reasons}
      />
      <PageSection ground="card" head={places}>
        <DataTable
          caption={places.caption}
          columns={[places.columns.tier, places.columns.places]}
          rows={coverage}
          hasAmounts={false}
        />
        <p>
          <RichText text={places.documents} />
        </p>
      </PageSection>
      <ServiceLayout
        asideName={note.name}
        aside={
          <Notice>
            <p>{note.notLender}</p>
            <p>
              <RichText text={note.keyFacts} />
            </p>
          </Notice>
        }
      >
        <Faq title={words.questions.title} mode="single" open={[0, 1]} items={answeredQuestions} />
      </ServiceLayout>
      <Costs
        rows={[
          { service: costs.partner, fee: firmFees.personalLoan },
          { service: costs.online, fee: firmFees.partnerLoan },
          { service: costs.home, fee: firmFees.homeLoan },
          { service: costs.business, fee: firmFees.businessLoan },
          { service: costs.msme, fee: firmFees.msmeLoan },
          { service: costs.mudra, fee: firmFees.mudraLoan },
        ]}
        text={costs.text}
      />
      <section id="apply">
        <Enquiry {...words.enquiry} times={serviceTimes.loans} form={loans} id="contact" rosette="loans" />
      </section>
    </>
  );
}
