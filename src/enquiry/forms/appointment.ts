import words from '#words/forms/appointment.json';
import english from '../../words/en/forms/appointment.json';
import {
  email,
  longFormBehaviour,
  createLongLead,
  message,
  name,
  phone,
  createTextField,
} from '../form-parts.ts';
import type { LeadForm } from '../form-definition.ts';
import {
  findPreferredTimeError,
  formatPreferredTimes,
  listRequiredTimeControls,
} from '../slots/preferred-times.ts';
import { createSubjectField, success } from './general.ts';
import { subjects } from './subjects.ts';

export const appointment = {
  id: 'appointment',
  title: words.title,
  inLead: english.title,
  submit: words.submit,
  success,
  behaviour: { ...longFormBehaviour, promises: 'appointment' },
  lead: createLongLead('New appointment request'),
  linkedChoice: 'subject',
  fields: {
    name,
    email,
    number: phone,
    // The company is optional, because private persons have none.
    company: createTextField(words.company, english.company, { autoComplete: 'organization' }),
    subject: createSubjectField(subjects.appointment),
    firstDay: {
      kind: 'custom',
      label: words.firstDay.label,
      inLead: english.firstDay.label,
      companions: ['firstTime', 'secondDay', 'secondTime'],
      required: listRequiredTimeControls,
      error: findPreferredTimeError,
      lines: formatPreferredTimes,
    },
    message,
  },
} as const satisfies LeadForm;
