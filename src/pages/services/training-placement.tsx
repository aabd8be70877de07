import words from '#words/pages/services/training-placement.json';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { training } from '../../enquiry/forms/expansion.ts';
import { Costs } from '../../sections/costs.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { GroupedRows } from '../../sections/grouped-rows.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { Steps } from '../../sections/steps.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { TagList } from '../../sections/tag-list.tsx';
import { TrainingOrder, trainingOrderFrame } from '../../sections/drawings/training-order.tsx';
import { firmFees } from '../../site/fees.ts';
import { figures } from '../../site/figures.ts';
import { firm } from '../../site/firm.ts';
import { sample } from '../../site/sample.ts';
import { serviceTimes } from '../../site/service-times.ts';

const { ways, steps, outcomes, clients, topics, costs } = words;

const models = [
  { ...ways.training, rows: [ways.training.cases, ways.training.sessions] },
  { ...ways.placement, rows: [ways.placement.practice, ways.placement.decision, ways.placement.stay] },
];

const { branch, credit, sales, collection } = outcomes.training;
const { manager, analyst, adviser, desk } = outcomes.placement;
const toRow = ({ role, practice, result, measure }: typeof branch) => [role, practice, result, measure];
const trainingRows = [branch, credit, sales, collection].map(toRow);
const placementRows = [manager, analyst, adviser, desk].map(toRow);

const phone = sample('+91 00000 00001', 'phone number of the training and placement desk');

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro}>
        <Link to="#enquiry" variant="button">
          {words.banner.role}
        </Link>
      </PageBanner>
      <PageSection ground="accent" head={ways}>
        <GroupedRows groups={models} />
      </PageSection>
      <ServiceLayout aside={null}>
        <Prose title={words.trainer.title}>
          <p>
            <RichText text={words.trainer.founder} values={{ name: firm.founder.name }} />
          </p>
        </Prose>
        <SideBySide layout="figure">
          <Prose>
            <h3>{words.timing.title}</h3>
            <p>{words.timing.cost}</p>
            <p>
              <RichText text={words.timing.example} />
            </p>
          </Prose>
          <FigureFrame {...trainingOrderFrame}>
            <TrainingOrder />
          </FigureFrame>
        </SideBySide>
      </ServiceLayout>
      <Steps
        title={steps.title}
        steps={[steps.role, steps.test, steps.training, steps.presentation, steps.followUp]}
      />
      <FigureSpread hasAction figure={{ ...figures.years, label: words.figures.years }} />
      <PageSection ground="muted" head={outcomes}>
        <DataTable
          caption={outcomes.caption}
          columns={[
            outcomes.columns.role,
            outcomes.columns.practice,
            outcomes.columns.result,
            outcomes.columns.measure,
          ]}
          groups={[
            { name: outcomes.training.name, rows: trainingRows },
            { name: outcomes.placement.name, rows: placementRows },
          ]}
        />
      </PageSection>
      <PageSection ground="card" head={clients}>
        <TextRows rows={[clients.banks, clients.nbfcs, clients.insurers, clients.corporates]} />
        <SideBySide>
          <TagList
            title={topics.title}
            tags={[
              topics.bankStaff,
              topics.nbfcs,
              topics.insuranceSales,
              topics.managers,
              topics.analysts,
              topics.collection,
              topics.manpower,
              topics.finance,
              topics.noida,
            ]}
            isInline
          />
          <Prose>
            <p>
              <RichText text={topics.more} />
            </p>
          </Prose>
        </SideBySide>
      </PageSection>
      <Costs
        rows={[
          { service: costs.training, fee: firmFees.trainingDay },
          { service: costs.placement, fee: firmFees.placement },
        ]}
        text={costs.text}
      />
      <Enquiry
        {...words.enquiry}
        times={serviceTimes.training}
        form={training}
        rosette="training"
        ways={{ show: ['address', 'hours', 'phone', 'email', 'chat'], phone }}
        action={{
          label: words.enquiry.action,
          to: '/appointment?about=Manpower%20Training%20and%20Placement',
        }}
      />
    </>
  );
}
