import { SelectField, TextField } from '../components/field.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { complianceChoice, discountingChoice, fundingChoice, loanChoice } from './options.ts';
import type { Choice } from './options.ts';

interface ChoiceFormProps {
  form: 'loan' | 'discounting' | 'funding' | 'compliance';
  /** Name of the field with the choice. */
  field: string;
  choice: Choice;
  rosette: RosetteName;
}

/** The four forms of Home differ in one choice. */
function ChoiceForm({ form, field: name, choice, rosette }: ChoiceFormProps) {
  return (
    <EnquiryForm form={form} submit="Send enquiry" level={4} rosette={rosette}>
      {({ field }) => (
        <>
          <div className="grid items-end gap-5 sm:grid-cols-2">
            <TextField label="Full name" autoComplete="name" {...field('name')} />
            <TextField
              label="Email"
              type="email"
              autoComplete="email"
              inputMode="email"
              {...field('email')}
            />
          </div>
          <SelectField
            label={choice.label}
            prompt={choice.prompt}
            options={choice.options}
            {...field(name)}
          />
        </>
      )}
    </EnquiryForm>
  );
}

export const BusinessLoanForm = () => (
  <ChoiceForm form="loan" field="service" choice={loanChoice} rosette="loans" />
);

export const DiscountingForm = () => (
  <ChoiceForm
    form="discounting"
    field="discountingType"
    choice={discountingChoice}
    rosette="bill-discounting"
  />
);

export const FundingForm = () => (
  <ChoiceForm form="funding" field="fundingType" choice={fundingChoice} rosette="fund-raising" />
);

export const ComplianceForm = () => (
  <ChoiceForm
    form="compliance"
    field="compliance"
    choice={complianceChoice}
    rosette="corporate-consultancy"
  />
);
