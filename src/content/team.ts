import { sample } from '../site/sample.ts';

/** People whom visitors can meet, shown on Appointment. */
export const team = sample(
  [
    {
      name: 'Ishaan Bedi',
      role: 'Loans',
      text: 'Home, gold and business loans, from the first form to the sanction letter.',
      seal: 'loans',
      portrait: 'team-loans',
    },
    {
      name: 'Meher Dutta',
      role: 'Ratings',
      text: 'Documents and preparation for your meeting with the rating agency.',
      seal: 'credit-rating',
      portrait: 'team-ratings',
    },
    {
      name: 'Farhan Siddiqui',
      role: 'Insurance',
      text: 'Life, health and general insurance, and help with claims.',
      seal: 'insurance',
      portrait: 'team-insurance',
    },
    {
      name: 'Nandini Rao',
      role: 'Trade',
      text: 'Bills, export bills and letters of credit, checked clause by clause.',
      seal: 'bill-discounting',
      portrait: 'team-trade',
    },
  ] as const,
  'four members of the team, and their engraved portraits',
);
