import { serviceGroups } from '../../site/derive.ts';
import { choice, email, followUp, letter, message, name, phone } from '../fields.ts';
import { options } from '../options.ts';
import type { LeadForm } from '../record.ts';

const subject = choice({
  label: 'Subject',
  prompt: 'Select a subject',
  missing: 'Choose a subject from the list.',
  options: [
    ...serviceGroups.map((group) => ({
      label: group.name,
      options: options(...group.services.map(({ label }) => label)),
    })),
    ...options('Something else'),
  ],
});

const success = 'Thank you! Your message has been sent successfully. We will get back to you soon.';
const fields = { name, email, number: phone, subject, message };

export const contact = {
  id: 'contact',
  title: 'Contact Us',
  submit: 'Send message',
  success,
  behaviour: letter,
  carries: true,
  lead: followUp('New Contact Us enquiry'),
  asked: 'subject',
  fields,
} as const satisfies LeadForm;

export const appointment = {
  id: 'appointment',
  title: 'Request an appointment',
  submit: 'Send request',
  success,
  behaviour: letter,
  lead: followUp('New appointment request'),
  asked: 'subject',
  fields,
} as const satisfies LeadForm;
