import words from '#words/forms/subjects.json';
import english from '../../words/en/forms/subjects.json';
import { createOptions } from '../form-parts.ts';
import type { Subjects } from '../form-parts.ts';

const { contact, appointment } = words;

/** The subjects of two forms. Section 5 of the specification defines all `first` options except `discoveryCall`. */
export const subjects = {
  contact: {
    ...contact,
    first: createOptions(contact.first, english.contact.first, [
      'family',
      'health',
      'life',
      'vehicle',
      'finance',
    ]),
  },
  appointment: {
    ...appointment,
    first: createOptions(appointment.first, english.appointment.first, [
      'life',
      'consultant',
      'health',
      'vehicle',
      'discoveryCall',
    ]),
  },
} satisfies Record<'contact' | 'appointment', Subjects>;
