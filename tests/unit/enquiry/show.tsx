import { MemoryRouter } from 'react-router-dom';
import { AppointmentForm } from '../../../src/enquiry/appointment-form.tsx';
import { EnquiryForm } from '../../../src/enquiry/enquiry-form.tsx';
import type { LeadForm } from '../../../src/enquiry/form-definition.ts';
import { seals } from '../../../src/site/seals.ts';

/** Renders a form in a router whose URL is `at`. */
export const Show = ({ form, at = '/' }: { form: LeadForm; at?: string }) => (
  <MemoryRouter initialEntries={[at]}>
    <EnquiryForm form={form} level={3} rosette={seals.quote} />
  </MemoryRouter>
);

export const appointmentForm = (
  <MemoryRouter>
    <AppointmentForm level={3} rosette={seals.quote} />
  </MemoryRouter>
);
