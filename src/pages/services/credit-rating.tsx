import words from '#words/pages/services/credit-rating.json';
import { Link } from '../../components/link.tsx';
import { preventRangeWraps } from '../../components/no-wrap-ranges.ts';
import { RichText } from '../../components/rich-text.tsx';
import { agencies } from '../../content/agencies.ts';
import { creditRating } from '../../enquiry/forms/balance-sheet.ts';
import { CalculatorSection } from '../../sections/calculator-section.tsx';
import { Costs } from '../../sections/costs.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { Faq } from '../../sections/faq.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageAction } from '../../sections/page-action.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Prose } from '../../sections/prose.tsx';
import { RatingScale, ratingScaleFrame } from '../../sections/drawings/rating-scale.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { StepsList } from '../../sections/steps-list.tsx';
import { TagList } from '../../sections/tag-list.tsx';
import { firmFees } from '../../site/fees.ts';
import { figures as firmFigures } from '../../site/figures.ts';
import { serviceTimes } from '../../site/service-times.ts';

const { banner, about, figures, steps, process, reasons, effect, questions, costs } = words;

export function Screen() {
  return (
    <>
      <PageBanner intro={banner.intro}>
        <Link to="/appointment?about=Credit%20Rating%20Advisory" variant="button">
          {banner.review}
        </Link>
        <Link to="#process" variant="second">
          {banner.process}
        </Link>
      </PageBanner>
      <PageSection ground="muted">
        <SideBySide layout="figure">
          <Prose title={about.title} intro={about.intro}>
            <p>{about.letters}</p>
            <h3>{about.agencies}</h3>
            <TagList tags={agencies} />
            <p>
              <RichText text={about.services} />
            </p>
          </Prose>
          <FigureFrame {...ratingScaleFrame} caption={about.scale}>
            <RatingScale />
          </FigureFrame>
        </SideBySide>
      </PageSection>
      <FigureSpread
        figure={{ value: '1', to: '2', unit: '%', label: figures.difference }}
        items={[
          { ...figures.duration, value: '4', to: '8' },
          { value: '7', label: figures.agencies },
        ]}
      />
      <ServiceLayout>
        <Prose title={steps.title} intro={steps.intro}>
          <StepsList
            steps={[steps.diagnosis, steps.repair, steps.agency, steps.presentation, steps.lender]}
          />
        </Prose>
      </ServiceLayout>
      <PageSection>
        <Prose id="process" title={process.title}>
          <DataTable
            caption={process.caption}
            columns={[process.columns.stage, process.columns.event, process.columns.actor]}
            rows={[
              process.review,
              process.preparation,
              process.submission,
              process.analysis,
              process.committee,
              process.total,
            ].map(({ stage, event, actor }) => [stage, event, actor])}
          />
          <p>
            <RichText text={process.documents} />
          </p>
          <PageAction />
        </Prose>
      </PageSection>
      <Reasons
        title={reasons.title}
        reasons={[{ ...reasons.founder, source: firmFigures.years.source }, reasons.fee]}
      />
      <PageSection ground="card">
        <SideBySide>
          <Prose title={effect.title}>
            <p>{preventRangeWraps(effect.rate)}</p>
            <p>
              <RichText text={effect.saving} />
            </p>
            <Notice>{effect.notAgency}</Notice>
          </Prose>
          <Faq
            title={questions.title}
            items={[questions.score, questions.forecast, questions.duration]}
            mode="exclusive"
          />
        </SideBySide>
      </PageSection>
      <CalculatorSection name="rating" ground="muted" />
      <Costs
        rows={[
          { service: costs.review, fee: firmFees.ratingReview },
          { service: costs.preparation, fee: firmFees.ratingPreparation },
        ]}
        text={costs.text}
      />
      <Enquiry
        {...words.enquiry}
        times={serviceTimes.creditRating}
        form={creditRating}
        rosette="credit-rating"
        action={{ label: words.enquiry.action, to: '/appointment?about=Credit%20Rating%20Advisory' }}
      />
    </>
  );
}
