/** The classes of engraved portraits (src/styles/portraits.css), by name. */
export const portraits = {
  founder: 'portrait-founder',
  'team-insurance': 'portrait-team-insurance',
  'team-loans': 'portrait-team-loans',
  'team-ratings': 'portrait-team-ratings',
  'team-trade': 'portrait-team-trade',
} as const;
