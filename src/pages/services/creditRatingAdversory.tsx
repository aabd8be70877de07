import words from '#words/pages/services/creditRatingAdversory.json';
import { Link } from '../../components/link.tsx';
import { preventRangeWraps } from '../../components/no-wrap-ranges.ts';
import { RichText } from '../../components/rich-text.tsx';
import { ratingProcess } from '../../enquiry/forms/balance-sheet.ts';
import { Checklist } from '../../sections/checklist.tsx';
import { Costs } from '../../sections/costs.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { GroupedRows } from '../../sections/grouped-rows.tsx';
import { LakhInCrore, lakhInCroreFrame } from '../../sections/drawings/lakh-in-crore.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { SideBox } from '../../sections/side-layout.tsx';
import { Steps } from '../../sections/steps.tsx';
import { TagList } from '../../sections/tag-list.tsx';
import { firmFees } from '../../site/fees.ts';
import { serviceTimes } from '../../site/service-times.ts';

const { banner, agencies, figures, services, steps, loan, reasons, industries, costs } = words;

const appointment = {
  label: banner.appointment,
  to: '/appointment?about=Rating%20Services%20and%20Process',
} as const;

export function Screen() {
  return (
    <>
      <PageBanner intro={banner.intro}>
        <Link to={appointment.to} variant="button">
          {appointment.label}
        </Link>
        <Link to="#services" variant="second">
          {banner.services}
        </Link>
      </PageBanner>
      <PageSection
        ground="card"
        head={agencies}
        figure={
          <DataTable
            caption={agencies.table.caption}
            columns={[agencies.table.columns.agency, agencies.table.columns.writes]}
            rows={[
              agencies.table.crisil,
              agencies.table.icra,
              agencies.table.care,
              agencies.table.indiaRatings,
              agencies.table.acuite,
              agencies.table.brickwork,
            ].map(({ agency, writes }) => [agency, writes])}
            note={agencies.table.note}
          />
        }
      >
        <h3>{agencies.importance.title}</h3>
        <p>{agencies.importance.mandatory}</p>
        <p>{agencies.importance.tooEarly}</p>
        <p>
          <RichText text={agencies.importance.preparation} />
        </p>
      </PageSection>
      <FigureSpread
        figure={{ ...figures.saved, value: '1', prefix: '₹' }}
        items={[
          { value: '1', to: '2', unit: '%', label: figures.difference },
          { ...figures.mandatory, value: '100', prefix: '₹' },
          { value: '0.5', to: '1', unit: '%', label: figures.deposits },
        ]}
      />
      <PageSection id="services" ground="muted" head={services}>
        <GroupedRows
          groups={[
            { ...services.getting, rows: [services.review, services.first, services.upgrade] },
            { ...services.keeping, rows: [services.projections, services.interview, services.surveillance] },
          ]}
        />
      </PageSection>
      <Costs
        hasAction
        rows={[
          { service: costs.review, fee: firmFees.ratingReview },
          { service: costs.preparation, fee: firmFees.ratingPreparation },
          { service: costs.surveillance, fee: firmFees.surveillance },
        ]}
        text={costs.text}
      />
      <Steps
        note={steps.note}
        title={steps.title}
        steps={[
          steps.consultation,
          steps.documents,
          steps.submission,
          steps.interview,
          steps.assignment,
          steps.surveillance,
        ]}
        halves={[steps.beforeSubmission, steps.atAgency]}
      />
      <ServiceLayout
        asideName={industries.name}
        aside={
          <SideBox title={industries.title}>
            <TagList
              isInline
              tags={[
                industries.manufacturing,
                industries.trading,
                industries.construction,
                industries.realEstate,
                industries.finance,
                industries.healthcare,
                industries.education,
                industries.logistics,
                industries.hospitality,
                industries.technology,
              ]}
            />
          </SideBox>
        }
      >
        <Prose title={loan.title}>
          <SideBySide layout="figure">
            <Prose>
              <p>
                <RichText text={loan.saving} values={{ rate: preventRangeWraps('0.5–1%') }} />
              </p>
              <p>
                <RichText text={loan.bank} />
              </p>
            </Prose>
            <FigureFrame {...lakhInCroreFrame} caption={loan.figure}>
              <LakhInCrore />
            </FigureFrame>
          </SideBySide>
        </Prose>
        <Prose title={reasons.title}>
          <Checklist items={[reasons.lenders, reasons.choice, reasons.clarity, reasons.bank]} />
          <Notice>{reasons.notAgency}</Notice>
        </Prose>
      </ServiceLayout>
      <Enquiry
        {...words.enquiry}
        times={serviceTimes.creditRating}
        form={ratingProcess}
        rosette="rating-process"
        action={appointment}
      />
    </>
  );
}
