import { insuranceDetails } from '../../content/insurance-details.ts';
import { PageSection } from '../../sections/page-section.tsx';
import { FeaturedServices } from '../../sections/featured-services.tsx';
import { CalmToRough } from '../../sections/drawings/calm-to-rough.tsx';
import { EntryCards } from '../../sections/entry-cards.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { Comparison } from '../../sections/comparison.tsx';
import { Costs } from '../../sections/costs.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { GroupedRows } from '../../sections/grouped-rows.tsx';
import { People } from '../../sections/person-card.tsx';
import { PortraitProofs } from '../../sections/portrait-proofs.tsx';
import { OfficeMap } from '../../sections/office-map.tsx';
import { Plans } from '../../sections/plans.tsx';
import { Prose } from '../../sections/prose.tsx';
import { WorkedExample } from '../../sections/worked-example.tsx';
import { StepsList } from '../../sections/steps-list.tsx';
import { firmFees } from '../../site/fees.ts';
import { contact, people, reasons, steps } from './samples.ts';
import { Case, SpecimenGroup } from './specimen-group.tsx';

const { parts } = insuranceDetails;

/** Blocks for sections of full width and for text columns. */
export function Blocks() {
  return (
    <SpecimenGroup id="blocks" title="Blocks">
      <Case name="PageSection, card, with TextRows" wide>
        <PageSection ground="card" head={{ note: 'Products', title: 'What a partner can offer.' }}>
          <TextRows rows={reasons.map((card) => ({ ...card, points: ['First', 'Second'] }))} />
        </PageSection>
      </Case>
      <Case name="TextRows, numbered">
        <TextRows rows={steps} numbered />
      </Case>
      <Case name="GroupedRows" wide>
        <GroupedRows
          groups={['First kind', 'Second kind', 'Third kind'].map((title, i) => ({
            note: `Page ${i + 1}`,
            title,
            intro: 'What its entries have in common.',
            rows: reasons,
          }))}
        />
      </Case>
      <Case name="People">
        <People people={people} />
      </Case>
      <Case name="PortraitProofs" wide>
        <PortraitProofs />
      </Case>
      <Case name="Plans">
        <Plans
          plans={[
            { name: 'Basic', text: 'For one invoice.', features: ['One call'], action: contact },
            {
              name: 'Extended',
              text: 'For all invoices.',
              features: ['Three calls', 'A report'],
              action: contact,
            },
          ]}
        />
      </Case>
      <Case name="Checklist, two columns">
        <Checklist items={reasons} />
      </Case>
      <Case name="Checklist, ticked sheet">
        <Checklist items={reasons.map(({ text }) => text)} variant="sheet" />
      </Case>
      <Case name="Checklist, numbered">
        <Checklist items={reasons.map(({ text }) => text)} numbered />
      </Case>
      <Case name="EntryCards" wide>
        <EntryCards
          label="You could add"
          cards={reasons.map((card) => ({ ...card, entry: 'Another product' }))}
        />
      </Case>
      <Case name="FeaturedServices" wide>
        <FeaturedServices
          coupons={reasons.map(({ title, text }) => ({
            title,
            text,
            rosette: 'wealth',
            link: { ...contact, about: `about ${title}` },
          }))}
        />
      </Case>
      <Case name="StepsList">
        <StepsList steps={steps} />
      </Case>
      <Case name="DataTable with amounts">
        <DataTable
          caption="Fees"
          captionShown
          columns={['Service', 'When', 'Fee']}
          rows={[
            ['Discovery call', '15 minutes', '₹0'],
            ['Restructuring', 'On success', '1%'],
          ]}
          note="Fees as agreed in writing."
        />
      </Case>
      <Case name="Costs" wide>
        <Costs
          rows={[
            { service: 'Discovery call', fee: firmFees.discoveryCall },
            { service: 'Placement', fee: firmFees.placement },
          ]}
          text="Travel is charged at cost."
        />
      </Case>
      <Case name="DataTable in groups">
        <DataTable
          caption="Rates by kind of loan"
          columns={['Loan', 'Term', 'Rate']}
          groups={[
            { name: 'Secured', rows: [['Home loan', '30 years', '9%']] },
            { name: 'Unsecured', rows: [['Personal loan', '5 years', '12%']] },
          ]}
        />
      </Case>
      <Case name="DataTable with words">
        <DataTable caption={parts.title} columns={parts.columns} rows={parts.rows} hasAmounts={false} />
      </Case>
      <Case name="DataTable with CalmToRough">
        <DataTable
          caption="How far a value may swing"
          columns={['Kept as', 'On the way']}
          rows={[
            [
              'Funds',
              <CalmToRough key="funds" amplitude={8} waves={4} isDashed>
                A dashed wave
              </CalmToRough>,
            ],
          ]}
          hasAmounts={false}
        />
      </Case>
      <Case name="Comparison">
        <Comparison
          caption="Two ways to be paid sooner"
          captionShown
          columns={['Bill discounting', 'Overdraft']}
          rows={[
            { label: 'Needs collateral', values: [false, true] },
            { label: 'Tenor', values: ['30–120 days', 'A year'] },
          ]}
          answers={{ yes: 'Yes', no: 'No' }}
        />
      </Case>
      <Case name="WorkedExample: a worked example">
        <WorkedExample
          serial="No. 000417"
          title="A bill of ₹10 lakh"
          text="Due in 90 days, discounted at 10% a year."
          rosette="bill-discounting"
          rows={[
            { when: 'Day 0', label: 'Bill', amount: '₹10,00,000' },
            { when: 'Day 3', label: 'You receive', amount: '₹9,75,342', highlight: true },
          ]}
          note="An example, not an offer."
        />
      </Case>
      <Case name="OfficeMap" wide>
        <OfficeMap
          note="The way"
          title="Find the office"
          intro="Ten minutes on foot from the station."
          map={{
            title: 'The office',
            picture: '/media/how-we-work.webp',
            href: 'https://www.openstreetmap.org/#map=16/28.57/77.32',
          }}
        />
      </Case>
      <Case name="Prose and Notice">
        <Prose title="What you buy" intro="A promise on paper.">
          <p>You pay a premium, and the insurer pays when a named thing happens.</p>
          <ul>
            <li>The first point</li>
            <li>The second point</li>
          </ul>
          <h3>A heading inside</h3>
          <Notice title="A condition">The wording of your own policy decides.</Notice>
        </Prose>
      </Case>
    </SpecimenGroup>
  );
}
