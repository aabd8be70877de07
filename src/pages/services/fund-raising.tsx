import words from '#words/pages/services/fund-raising.json';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { fundRaising } from '../../enquiry/forms/capital.ts';
import { Checklist } from '../../sections/checklist.tsx';
import { Costs } from '../../sections/costs.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { SblcParties, sblcPartiesFrame } from '../../sections/drawings/sblc-parties.tsx';
import { SideNote } from '../../sections/side-note.tsx';
import { StepsList } from '../../sections/steps-list.tsx';
import { firmFees } from '../../site/fees.ts';
import { figures } from '../../site/figures.ts';
import { TextRows } from '../../sections/text-rows.tsx';
import { serviceTimes } from '../../site/service-times.ts';

const { banner, services, sblc, reasons, examples, process, documents, costs } = words;

const instruments = [
  {
    title: services.debt.title,
    entries: [
      {
        ...services.debt.loan,
        link: {
          label: services.debt.loan.link,
          about: services.debt.loan.about,
          to: '/services/investment-banking',
        },
      },
      services.debt.bridge,
    ],
  },
  {
    title: services.sblc.title,
    entries: [services.sblc.structuring, services.sblc.discounting],
  },
  {
    title: services.equity.title,
    entries: [services.equity.investors, services.equity.international],
  },
] as const;

const useCases = [
  examples.table.manufacturer,
  examples.table.contractor,
  examples.table.startup,
  examples.table.project,
].map(({ plan, fit, instrument }) => [plan, fit, instrument]);

const steps = [
  process.consultation,
  process.review,
  process.structure,
  process.file,
  process.offers,
  process.release,
];

export function Screen() {
  return (
    <>
      <PageBanner intro={banner.intro}>
        <Link to="#enquiry" variant="button">
          {banner.assessment}
        </Link>
        <Link to="#about-section" variant="second" about={banner.about}>
          {banner.more}
        </Link>
      </PageBanner>
      <PageSection ground="muted" head={services}>
        {instruments.flatMap(({ title, entries }) => [
          <h3 key={title}>{title}</h3>,
          <TextRows key={`${title} rows`} rows={entries} level={4} />,
        ])}
      </PageSection>
      <PageSection
        id="about-section"
        head={sblc}
        figure={
          <FigureFrame {...sblcPartiesFrame}>
            <SblcParties />
          </FigureFrame>
        }
      >
        <p>
          <RichText text={sblc.definition} />
        </p>
        <ol>
          <li>{sblc.application}</li>
          <li>{sblc.letter}</li>
          <li>{sblc.funds}</li>
          <li>{sblc.repayment}</li>
          <li>{sblc.claim}</li>
        </ol>
        <p>
          <RichText text={sblc.alternatives} />
        </p>
      </PageSection>
      <Reasons
        title={reasons.title}
        reasons={[reasons.file, reasons.questions, reasons.costs, reasons.honesty]}
      />
      <FigureSpread hasAction figure={figures.years} items={[figures.fundings, figures.reviews]} />
      <PageSection ground="card" head={examples}>
        <DataTable
          caption={examples.table.caption}
          columns={[
            examples.table.columns.plan,
            examples.table.columns.fit,
            examples.table.columns.instrument,
          ]}
          rows={useCases}
        />
      </PageSection>
      <PageSection
        head={process}
        figure={
          <>
            <SideNote title={documents.title}>
              <Checklist
                items={[documents.accounts, documents.loans, documents.plan, documents.security]}
                columns={1}
              />
              <p>
                <RichText text={documents.rating} />
              </p>
            </SideNote>
            <Notice>{documents.notLender}</Notice>
          </>
        }
      >
        <StepsList steps={steps} />
      </PageSection>
      <Costs
        rows={[
          { service: costs.funds, fee: firmFees.fundRaising },
          { service: costs.letter, fee: firmFees.sblc },
        ]}
        text={costs.text}
      />
      <Enquiry
        {...words.enquiry}
        times={serviceTimes.fundRaising}
        form={fundRaising}
        rosette="fund-raising"
      />
    </>
  );
}
