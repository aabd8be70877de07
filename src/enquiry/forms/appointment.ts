import words from '#words/forms/appointment.json';
import english from '../../words/en/forms/appointment.json';
import { email, longFormBehaviour, longFormLead, message, name, phone, text } from '../form-parts.ts';
import type { LeadForm } from '../form-definition.ts';
import { preferredTimeError, preferredTimeLines, requiredTimes } from '../slots/preferred-times.ts';
import { subject, success } from './general.ts';
import { subjects } from './subjects.ts';

export const appointment = {
  id: 'appointment',
  title: words.title,
  inLead: english.title,
  submit: words.submit,
  success,
  behaviour: { ...longFormBehaviour, promises: 'appointment' },
  lead: longFormLead('New appointment request'),
  linkedChoice: 'subject',
  fields: {
    name,
    email,
    number: phone,
    // The company is optional, because private persons have none.
    company: text(words.company, english.company, { autoComplete: 'organization' }),
    subject: subject(subjects.appointment),
    firstDay: {
      kind: 'custom',
      label: words.firstDay.label,
      inLead: english.firstDay.label,
      companions: ['firstTime', 'secondDay', 'secondTime'],
      required: requiredTimes,
      error: preferredTimeError,
      lines: preferredTimeLines,
    },
    message,
  },
} as const satisfies LeadForm;
