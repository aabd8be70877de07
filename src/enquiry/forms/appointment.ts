import { choice, email, longFormBehaviour, longFormLead, message, name, phone, text } from '../form-parts.ts';
import type { LeadForm } from '../form-definition.ts';
import { preferredTimeError, preferredTimeLines, requiredTimes } from '../slots/preferred-times.ts';
import { subject, success } from './general.ts';
import { subjects } from './subjects.ts';

export const appointment = {
  id: 'appointment',
  title: 'Request a Quote',
  submit: 'Send request',
  success,
  behaviour: longFormBehaviour,
  lead: longFormLead('New appointment request'),
  linkedChoice: 'subject',
  fields: {
    name,
    email,
    number: phone,
    // Optional: private persons have no company to name.
    company: text({ label: 'Company', autoComplete: 'organization' }),
    subject: choice(subject(subjects.appointment)),
    firstDay: {
      kind: 'own',
      label: 'When suits you?',
      companions: ['firstTime', 'secondDay', 'secondTime'],
      required: requiredTimes,
      error: preferredTimeError,
      lines: preferredTimeLines,
    },
    message,
  },
} as const satisfies LeadForm;
