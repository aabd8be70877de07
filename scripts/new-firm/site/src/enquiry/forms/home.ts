import { serviceGroups } from '../../site/page-info.ts';
import { createChoiceFromOptions, email, name, shortFormBehaviour, createShortLead } from '../form-parts.ts';
import type { LeadForm } from '../form-definition.ts';

/** The forms in the tabs of Home, one form for each group of services. */
export const tabs = serviceGroups.map(({ id, name: title, services }) => ({
  rosette: services[0]?.rosette ?? 'fund-raising',
  form: {
    id,
    title,
    inLead: title,
    submit: 'Send enquiry',
    success: 'Thank you! Your request has been sent successfully. We will contact you soon.',
    behaviour: shortFormBehaviour,
    lead: createShortLead(`New enquiry: ${title}`),
    fields: {
      name,
      email,
      service: createChoiceFromOptions(
        { label: 'Service', prompt: 'Service', missing: 'Choose a service from the list.' },
        'Service',
        services.map(({ label }) => ({ value: label, label })),
      ),
    },
  } satisfies LeadForm,
}));
