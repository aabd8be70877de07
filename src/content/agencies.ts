/** The credit rating agencies for which the firm prepares its clients, in the order of the page. */
export const agencies = [
  'CRISIL',
  'ICRA',
  'CARE',
  'India Ratings',
  'Acuite',
  'Brickwork',
  'Infomerics',
] as const;
