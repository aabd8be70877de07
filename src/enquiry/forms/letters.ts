import { serviceGroups } from '../../site/derive.ts';
import { choice, email, followUp, letter, message, name, phone, text } from '../fields.ts';
import { options } from '../options.ts';
import type { Choice } from '../options.ts';
import type { FormRecord, LeadForm } from '../record.ts';

/** The specified options first, in their order; then what they leave out. */
const subject = (prompt: string, ...specified: string[]): Choice => ({
  label: 'Subject',
  prompt,
  missing: 'Choose a subject from the list.',
  options: [
    ...options(...specified),
    {
      label: 'Another service',
      options: options(...serviceGroups.flatMap(({ services }) => services.map(({ label }) => label))),
    },
    ...options('Something else'),
  ],
});

const success = 'Thank you! Your message has been sent successfully. We will get back to you soon.';

export const contact = {
  id: 'contact',
  title: 'Contact Us',
  submit: 'Send message',
  success,
  behaviour: letter,
  carries: true,
  lead: followUp('New Contact Us enquiry'),
  asked: 'subject',
  fields: {
    name,
    email,
    number: phone,
    subject: choice({
      ...subject(
        'Select Loan Category',
        'Family Insurance',
        'Health Insurance',
        'Life Insurance',
        'Vehicle Insurance',
        'Finance',
      ),
      hint: 'What your message is about: insurance, finance or another service.',
    }),
    message,
  },
} as const satisfies LeadForm;

export const appointment = {
  id: 'appointment',
  title: 'Request a Quote',
  submit: 'Request a quote',
  success,
  behaviour: letter,
  lead: followUp('New appointment request'),
  asked: 'subject',
  fields: {
    name,
    email,
    number: phone,
    // Optional: the specification names no rule for it, and life, health and vehicle insurance, three of
    // its four subjects, are asked for by people who have no company to name.
    company: text({ label: 'Company', autoComplete: 'organization' }),
    subject: choice(
      subject(
        'Select Subject',
        'Life Insurance',
        'Business consultant',
        'Health Insurance',
        'Vehicle Insurance',
      ),
    ),
    message,
  },
} as const satisfies LeadForm;

/** Under the sample article. Nothing is sent: comments there are closed. */
export const comment = {
  id: 'comment',
  title: 'Leave a comment',
  fields: {
    name,
    email: { ...email, label: 'Email address' },
    comment: { ...message, label: 'Comment' },
  },
} as const satisfies FormRecord;
