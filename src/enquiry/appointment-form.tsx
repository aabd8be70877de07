import { EnquiryForm } from './enquiry-form.tsx';
import type { EnquiryFormProps, FormComponents } from './enquiry-form.tsx';
import { appointment } from './forms/appointment.ts';
import { RequestedTimes } from './slots/requested-times.tsx';
import { SlotFields } from './slots/slot-fields.tsx';

const components: FormComponents = { OwnField: SlotFields, OwnResult: RequestedTimes };

/** The form of the Appointment page. Only this page loads the code of the preferred times. */
export const AppointmentForm = (props: Omit<EnquiryFormProps, 'form' | 'components'>) => (
  <EnquiryForm form={appointment} components={components} {...props} />
);
