/** The class of each portrait, by name. src/styles/portraits.css has the drawings. */
export const portraits = {
  founder: 'portrait-founder',
  'team-insurance': 'portrait-team-insurance',
  'team-loans': 'portrait-team-loans',
  'team-ratings': 'portrait-team-ratings',
  'team-trade': 'portrait-team-trade',
} as const;
