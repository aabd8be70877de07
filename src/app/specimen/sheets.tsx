import { Bridge } from '../../sections/bridge.tsx';
import { Drawers } from '../../sections/drawers.tsx';
import { FormSheet } from '../../sections/form-sheet.tsx';
import { IndexFile } from '../../sections/index-file.tsx';
import { LuggageLabels } from '../../sections/luggage-labels.tsx';
import { Passes } from '../../sections/passes.tsx';
import { PolicySheet } from '../../sections/policy-sheet.tsx';
import { ProofSheet } from '../../sections/proof-sheet.tsx';
import { Schedule } from '../../sections/schedule.tsx';
import { Slip } from '../../sections/slip.tsx';
import { StampedPages } from '../../sections/stamped-pages.tsx';
import { contact, reasons, steps } from './samples.ts';
import { Case, SpecimenGroup } from './specimen-group.tsx';

/** Components that look like the document of a service or a policy. */
export function Sheets() {
  return (
    <SpecimenGroup id="sheets" title="Sheets">
      <Case name="Schedule" wide>
        <Schedule
          parts={[
            { scene: 'life', title: 'Life', rows: reasons },
            { scene: 'health', title: 'Health', rows: reasons },
          ]}
        />
      </Case>
      <Case name="Drawers" wide>
        <Drawers drawers={reasons} />
      </Case>
      <Case name="ProofSheet" wide>
        <ProofSheet proofs={reasons.map((reason) => ({ ...reason, drawing: 'touch' }))} />
      </Case>
      <Case name="Bridge" wide>
        <Bridge
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
      <Case name="FormSheet">
        <FormSheet boxes={reasons} />
      </Case>
      <Case name="IndexFile" wide>
        <IndexFile
          dividers={['First', 'Second'].map((title) => ({
            title,
            entries: reasons.map((entry) => ({
              ...entry,
              title: `${title}: ${entry.title}`,
              note: 'A note',
            })),
          }))}
        />
      </Case>
      <Case name="LuggageLabels" wide>
        <LuggageLabels labels={reasons} />
      </Case>
      <Case name="Passes" wide>
        <Passes passes={reasons} rosette="training" />
      </Case>
      <Case name="PolicySheet">
        <PolicySheet rosette="insurance" clauses={[['Premium', 'What you pay.']]} />
      </Case>
      <Case name="Slip">
        <Slip title="What to bring">
          <p>One page on the plan.</p>
        </Slip>
      </Case>
      <Case name="StampedPages" wide>
        <StampedPages
          stages={steps.map((step) => ({ ...step, points: ['First', 'Second'] }))}
          last={{ text: 'Take all, or one.', link: contact }}
        />
      </Case>
    </SpecimenGroup>
  );
}
