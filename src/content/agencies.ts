/** The credit rating agencies for which the firm prepares clients, in the order on the page. */
export const agencies = [
  'CRISIL',
  'ICRA',
  'CARE',
  'India Ratings',
  'Acuite',
  'Brickwork',
  'Infomerics',
] as const;
