import type { Subjects } from '../form-parts.ts';

/** The subjects of the two long forms, with the options of the specification, section 5. */
export const subjects = {
  contact: {
    prompt: 'Select Loan Category',
    first: ['Family Insurance', 'Health Insurance', 'Life Insurance', 'Vehicle Insurance', 'Finance'],
    services: 'Another service',
    hint: 'Choose insurance, finance or another service.',
  },
  appointment: {
    prompt: 'Select Subject',
    first: ['Life Insurance', 'Business consultant', 'Health Insurance', 'Vehicle Insurance'],
    services: 'Another service',
  },
} satisfies Record<'contact' | 'appointment', Subjects>;
