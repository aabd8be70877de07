import words from '#words/content/team.json';
import { sample } from '../site/sample.ts';

/** The team members whom visitors can meet at an appointment. */
export const team = sample(
  [
    { ...words.ishaan, seal: 'loans', portrait: 'team-loans' },
    { ...words.meher, seal: 'credit-rating', portrait: 'team-ratings' },
    { ...words.farhan, seal: 'insurance', portrait: 'team-insurance' },
    { ...words.nandini, seal: 'bill-discounting', portrait: 'team-trade' },
  ] as const,
  'four members of the team, and their engraved portraits',
);
