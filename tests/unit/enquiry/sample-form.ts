import { choice, text } from '../../../src/enquiry/fields.ts';
import { own } from '../../../src/enquiry/forms/own.ts';
import { options } from '../../../src/enquiry/options.ts';

/** An enquiry with questions of every kind, for tests that hold for every firm. */
export const sampleForm = own({
  id: 'sample',
  title: 'Sample',
  asked: 'plan',
  asks: {
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
