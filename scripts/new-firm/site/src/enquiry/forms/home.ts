import { serviceGroups } from '../../site/derive.ts';
import { choice, email, name, notice, usual } from '../fields.ts';
import { options } from '../options.ts';
import type { LeadForm } from '../record.ts';

/** The forms of Home: one for each group of services. */
export const groupForms = serviceGroups.map(({ id, name: title, services }) => ({
  rosette: services[0]?.rosette,
  form: {
    id,
    title,
    submit: 'Send enquiry',
    success: 'Thank you! Your request has been sent successfully. We will contact you soon.',
    behaviour: usual,
    lead: notice(`New enquiry: ${title}`),
    fields: {
      name,
      email,
      service: choice({
        label: 'Service',
        prompt: 'Service',
        missing: 'Choose a service from the list.',
        options: options(...services.map(({ label }) => label)),
      }),
    },
  } satisfies LeadForm,
}));

export const newsletter = {
  id: 'newsletter',
  title: 'Newsletter',
  submit: 'Subscribe',
  success: 'Thank you for subscribing! We will keep you updated.',
  behaviour: usual,
  lead: { ...notice('New newsletter subscription'), closing: 'Please add this address.' },
  fields: { email: { ...email, label: 'Your email', inLead: 'Email' } },
} as const satisfies LeadForm;
