/** The class of each portrait, by name. The drawings are in src/styles/portraits.css. */
export const portraits = {
  founder: 'portrait-founder',
  'team-insurance': 'portrait-team-insurance',
  'team-loans': 'portrait-team-loans',
  'team-ratings': 'portrait-team-ratings',
  'team-trade': 'portrait-team-trade',
} as const;
