import { choice, options, pageForm, text } from '../../../src/enquiry/form-parts.ts';

/** An enquiry with questions of every kind, for tests that do not depend on the firm. */
export const sampleForm = pageForm({
  id: 'sample',
  title: 'Sample',
  linkedChoice: 'plan',
  questions: {
    plan: choice({
      label: 'Plan',
      prompt: 'Choose a plan',
      missing: 'Choose a plan from the list.',
      options: options('Basic', 'Standard', 'Premium', 'Not sure yet'),
    }),
    home: text({ label: 'Country you live in' }),
    details: text({ label: 'Details' }),
  },
});
