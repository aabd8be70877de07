import { EnquiryForm } from './enquiry-form.tsx';
import type { EnquiryFormProps, FormComponents } from './enquiry-form.tsx';
import { appointment } from './forms/appointment.ts';
import { RequestedTimes } from './slots/requested-times.tsx';
import { SlotFields } from './slots/slot-fields.tsx';

const components: FormComponents = { OwnField: SlotFields, OwnResult: RequestedTimes };

/** The form of Appointment with its preferred times, whose code loads only with it. */
export const AppointmentForm = (props: Omit<EnquiryFormProps, 'form' | 'components'>) => (
  <EnquiryForm form={appointment} components={components} {...props} />
);
