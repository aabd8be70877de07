import { createChoice, createPageForm, createTextField } from '../../../src/enquiry/form-parts.ts';

const words = {
  title: 'Sample',
  plan: {
    label: 'Plan',
    prompt: 'Choose a plan',
    missing: 'Choose a plan from the list.',
    options: { basic: 'Basic', standard: 'Standard', premium: 'Premium', notSure: 'Not sure yet' },
  },
  home: { label: 'Country you live in' },
  details: { label: 'Details' },
};

/** A form with every kind of question, for tests that must not depend on the forms of the firm. */
export const sampleForm = createPageForm({
  id: 'sample',
  words,
  english: words,
  linkedChoice: 'plan',
  questions: (own, office) => ({
    plan: createChoice(own.plan, office.plan, ['basic', 'standard', 'premium', 'notSure']),
    home: createTextField(own.home, office.home),
    details: createTextField(own.details, office.details),
  }),
});
