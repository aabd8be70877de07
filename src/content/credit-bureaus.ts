/** The credit bureaus of India, and their pages for the free yearly report. */
export const creditBureaus = [
  { name: 'TransUnion CIBIL', url: 'https://www.cibil.com/freecibilscore' },
  { name: 'Experian', url: 'https://consumer.experian.in/ECV-OLN/view/angular/' },
  { name: 'Equifax', url: 'https://www.equifax.co.in/support/free-credit-report/' },
  { name: 'CRIF High Mark', url: 'https://www.crifhighmark.com/your-credit-score' },
] as const;

/** The day on which all these links were last checked. Update it after each check. */
export const creditBureausChecked = '2026-09-22';
