/** The credit rating agencies the firm prepares clients for, in the order shown. */
export const agencies = [
  'CRISIL',
  'ICRA',
  'CARE',
  'India Ratings',
  'Acuite',
  'Brickwork',
  'Infomerics',
] as const;
