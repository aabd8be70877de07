/** The credit rating agencies for which the firm prepares its clients. */
export const agencies = [
  'CRISIL',
  'ICRA',
  'CARE',
  'India Ratings',
  'Acuite',
  'Brickwork',
  'Infomerics',
] as const;
