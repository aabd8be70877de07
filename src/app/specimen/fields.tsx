import { useRef } from 'react';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/field.tsx';
import { Case, SpecimenGroup } from './specimen-group.tsx';

const purposes = [
  { value: 'home', label: 'Home loan' },
  { value: 'gold', label: 'Gold loan' },
];
const phoneError = 'Enter a mobile number of ten digits, such as 98765 43210.';

/** Fields in all states. The form sends nothing. */
export function Fields() {
  const summary = useRef<HTMLDivElement>(null);
  return (
    <SpecimenGroup id="fields" title="Fields">
      <Case name="ErrorSummary">
        <ErrorSummary ref={summary} errors={[{ id: 'specimen-wrong', message: phoneError }]} />
      </Case>
      <Case name="TextField, SelectField, TextArea: plain, filled, optional, error, disabled">
        <form className="grid items-start gap-7 sm:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
          <TextField id="specimen-plain" label="Full name" />
          <TextField id="specimen-filled" label="Town" hint="Where you live or work." defaultValue="Noida" />
          <TextField id="specimen-optional" label="Company" optional />
          <TextField id="specimen-wrong" label="Mobile number" error={phoneError} defaultValue="98765" />
          <TextField id="specimen-off" label="Reference" disabled defaultValue="Given after sending" />
          <SelectField id="specimen-select" label="Purpose" prompt="Choose a purpose" options={purposes} />
          <SelectField
            id="specimen-select-wrong"
            label="Product"
            prompt="Choose a product"
            options={purposes}
            error="Choose a product."
          />
          <SelectField
            id="specimen-select-off"
            label="Branch"
            prompt="Noida alone"
            options={purposes}
            disabled
          />
          <TextArea id="specimen-text" label="Message" limit={500} text="" />
          <TextArea
            id="specimen-text-wrong"
            label="Your question"
            limit={10}
            text="A loan for a shop"
            defaultValue="A loan for a shop"
            error="Shorten the question to 10 characters."
          />
        </form>
      </Case>
    </SpecimenGroup>
  );
}
