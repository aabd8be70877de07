import { SelectField, TextArea, TextField } from '../components/field.tsx';
import { normaliseIndianNumber } from '../lib/indian-number.ts';
import type { RosetteName } from '../site/rosettes.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { fieldLimits } from './forms.ts';
import { appointmentChoice, contactChoice } from './options.ts';
import type { Choice } from './options.ts';

interface LetterFormProps {
  form: 'contact' | 'appointment';
  submit: string;
  choice: Choice;
  company?: boolean;
  rosette: RosetteName;
}

/** Contact and Appointment: an enquiry with a telephone number and a message of its own. */
function LetterForm({ form, submit, choice, company = false, rosette }: LetterFormProps) {
  return (
    <EnquiryForm form={form} submit={submit} level={3} rosette={rosette}>
      {({ field, shapedField, message }) => (
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
          <TextField
            label="Phone"
            hint="Ten digits of an Indian mobile number, like 98765 43210."
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            {...shapedField('number', normaliseIndianNumber)}
          />
          {company && (
            <TextField label="Company" autoComplete="organization" optional {...field('company')} />
          )}
          <SelectField
            label={choice.label}
            prompt={choice.prompt}
            options={choice.options}
            {...field('subject')}
          />
          <TextArea label="Message" limit={fieldLimits.message} text={message} {...field('message')} />
        </>
      )}
    </EnquiryForm>
  );
}

export const ContactForm = () => (
  <LetterForm form="contact" submit="Send message" choice={contactChoice} rosette="banking-expert" />
);

export const AppointmentForm = () => (
  <LetterForm
    form="appointment"
    submit="Request a quote"
    choice={appointmentChoice}
    company
    rosette="insurance"
  />
);
