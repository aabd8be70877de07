import foreignCompanies from '#words/pages/services/ourEndToEndforeignServices.json';
import { PhaseTable } from '../../sections/phase-table.tsx';
import { FormPreview } from '../../sections/form-preview.tsx';
import { ClauseList } from '../../sections/clause-list.tsx';
import { IllustratedPoints } from '../../sections/illustrated-points.tsx';
import { CoverageParts } from '../../sections/coverage-parts.tsx';
import { SampleLetters } from '../../sections/sample-letters.tsx';
import { SideNote } from '../../sections/side-note.tsx';
import { ProfitTaxTable } from '../../sections/profit-tax-table.tsx';
import { SetUpCalendar, SetUpFigure } from '../../sections/set-up-calendar.tsx';
import { SetUpDetails } from '../../sections/set-up-details.tsx';
import { SetUpForms } from '../../sections/set-up-forms.tsx';
import { reasons, steps } from './samples.ts';
import { Case, SpecimenGroup } from './specimen-group.tsx';

const setUpSteps = steps.map((step, index) => ({ ...step, weeks: { from: index + 1, to: index + 2 } }));

/** Components that look like a document, and the tables of the page for foreign companies. */
export function Sheets() {
  return (
    <SpecimenGroup id="sheets" title="Sheets">
      <Case name="CoverageParts" wide>
        <CoverageParts
          parts={[
            { scene: 'life', title: 'Life', rows: reasons },
            { scene: 'health', title: 'Health', rows: reasons },
          ]}
        />
      </Case>
      <Case name="IllustratedPoints" wide>
        <IllustratedPoints points={reasons.map((reason) => ({ ...reason, drawing: 'touch' }))} />
      </Case>
      <Case name="PhaseTable" wide>
        <PhaseTable
          title="Phases"
          text="One after another."
          from="The office"
          to="The bank"
          caption="Phases and what they leave"
          columns={['Phase', 'Work', 'What you hold']}
          phases={['Diagnosis', 'Structure', 'Papers', 'Talks', 'Closing'].map((name) => ({
            name,
            work: 'What is done.',
            result: 'A paper',
          }))}
        />
      </Case>
      <Case name="SampleLetters" wide>
        <SampleLetters
          letters={[
            {
              name: 'specimen-letter',
              title: 'Sample proposal letter',
              label: 'Download the letter',
              reference: 'AA-2026-001',
              subject: 'A higher limit',
              opening: 'Thank you for the call.',
              amounts: [{ label: 'Limit', value: '₹2 crore' }],
              terms: [{ label: 'Ready', value: 'In 2 weeks' }],
              closing: 'The bank decides.',
              acceptance: { title: 'Agreed', labels: ['Name', 'Signature'] },
            },
          ]}
          common={{
            to: { salutation: 'To', client: 'The owner', place: 'Pune' },
            date: '2 November 2026',
            reference: 'Our reference: {number}',
            dear: 'Dear client,',
            yours: 'Yours,',
          }}
        />
      </Case>
      <Case name="FormPreview">
        <FormPreview fields={reasons} />
      </Case>
      <Case name="ClauseList">
        <ClauseList clauses={[['Premium', 'What you pay.']]} />
      </Case>
      <Case name="SideNote">
        <SideNote title="What to bring">
          <p>One page on the plan.</p>
        </SideNote>
      </Case>
      <Case name="SetUpForms" wide>
        <SetUpForms words={foreignCompanies.forms} />
      </Case>
      <Case name="ProfitTaxTable">
        <ProfitTaxTable words={foreignCompanies.tax} />
      </Case>
      <Case name="SetUpDetails">
        <SetUpDetails words={foreignCompanies} />
      </Case>
      <Case name="SetUpFigure">
        <SetUpFigure words={foreignCompanies.calendar} steps={setUpSteps} />
      </Case>
      <Case name="SetUpCalendar">
        <SetUpCalendar words={foreignCompanies.calendar} steps={setUpSteps} />
      </Case>
    </SpecimenGroup>
  );
}
