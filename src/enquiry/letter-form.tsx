import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { SelectField, TextArea, TextField } from '../components/field.tsx';
import { normaliseIndianNumber } from '../lib/indian-number.ts';
import type { RosetteName } from '../site/rosettes.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import type { Values } from './field-props.ts';
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

interface MessageProps extends Omit<ComponentProps<typeof TextArea>, 'label' | 'limit' | 'text'> {
  control: Control<Values>;
}

/** Counts what is typed, in a component of its own: a letter more renders no other field. */
function Message({ control, ...field }: MessageProps) {
  const text = useWatch({ control, name: 'message' }) ?? '';
  return <TextArea label="Message" limit={fieldLimits.message} text={text} {...field} />;
}

/** Contact and Appointment: an enquiry with a telephone number and a message of its own. */
function LetterForm({ form, submit, choice, company = false, rosette }: LetterFormProps) {
  return (
    <EnquiryForm form={form} submit={submit} level={3} rosette={rosette}>
      {({ field, shapedField, control }) => (
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
          <Message control={control} {...field('message')} />
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
