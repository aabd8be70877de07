import { sample } from '../site/sample.ts';

/** Whom visitors may meet, on Appointment and Team. */
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
      text: 'Papers and practice for the meeting with the rating agency.',
      seal: 'credit-rating',
      portrait: 'team-ratings',
    },
    {
      name: 'Farhan Siddiqui',
      role: 'Insurance',
      text: 'Life, health and general cover, and help when a claim is made.',
      seal: 'insurance',
      portrait: 'team-insurance',
    },
    {
      name: 'Nandini Rao',
      role: 'Trade',
      text: 'Bills, export bills and letters of credit, read clause by clause.',
      seal: 'bill-discounting',
      portrait: 'team-trade',
    },
  ] as const,
  'four members of the team, and their engraved portraits',
);
