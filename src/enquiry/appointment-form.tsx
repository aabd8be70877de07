import { EnquiryForm } from './enquiry-form.tsx';
import type { EnquiryFormProps, FormComponents } from './form-body.tsx';
import { appointment } from './forms/appointment.ts';
import { RequestedTimes } from './slots/requested-times.tsx';
import { SlotFields } from './slots/slot-fields.tsx';

const components: FormComponents = { CustomField: SlotFields, CustomResult: RequestedTimes };

/**
 * The form of the Appointment page. Only this component imports the fields for preferred times, so that other forms do
 * not load the code of these fields.
 */
export const AppointmentForm = (props: Omit<EnquiryFormProps, 'form' | 'components'>) => (
  <EnquiryForm form={appointment} components={components} {...props} />
);
