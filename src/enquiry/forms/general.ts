import { serviceGroups } from '../../site/page-info.ts';
import {
  choice,
  email,
  longFormBehaviour,
  longFormLead,
  message,
  name,
  options,
  phone,
  shortFormBehaviour,
  shortFormLead,
} from '../form-parts.ts';
import type { Choice, FormDefinition, LeadForm } from '../form-definition.ts';
import type { Subjects } from '../form-parts.ts';
import { subjects } from './subjects.ts';

/** The firm's own subjects first, in their order; then every service. */
export const subject = ({ prompt, first, services, hint }: Subjects): Choice & { hint?: string } => ({
  label: 'Subject',
  ...(hint && { hint }),
  prompt,
  missing: 'Choose a subject from the list.',
  options: [
    ...options(...first),
    {
      label: services,
      options: options(
        ...serviceGroups.flatMap((group) =>
          group.services.map(({ label, englishLabel = label }) => englishLabel),
        ),
      ),
    },
    ...options('Something else'),
  ],
});

export const success = 'Thank you! Your message has been sent successfully. We will get back to you soon.';

export const contact = {
  id: 'contact',
  title: 'Contact Us',
  submit: 'Send message',
  success,
  behaviour: longFormBehaviour,
  acceptsPrefill: true,
  lead: longFormLead('New Contact Us enquiry'),
  linkedChoice: 'subject',
  fields: {
    name,
    email,
    number: phone,
    subject: choice(subject(subjects.contact)),
    message,
  },
} as const satisfies LeadForm;

export const newsletter = {
  id: 'newsletter',
  title: 'Newsletter',
  submit: 'Subscribe',
  success: 'Thank you for subscribing! We will keep you updated.',
  behaviour: shortFormBehaviour,
  lead: { ...shortFormLead('New newsletter subscription'), closing: 'Please add this address.' },
  fields: { email: { ...email, label: 'Your email', inLead: 'Email' } },
} as const satisfies LeadForm;

/** Under the sample article. Nothing is sent: comments there are closed. */
export const comment = {
  id: 'comment',
  title: 'Leave a comment',
  fields: {
    name,
    email: { ...email, label: 'Email address' },
    comment: { ...message, label: 'Comment', rows: 3 },
  },
} as const satisfies FormDefinition;
