/** Pages that hold, between them, every kind of widget and of section. */
export const sample = ['/', '/contact', '/blogDetails', '/services/loanForEveryIndian'];

const services = ['loanForEveryIndian', 'wealth', 'credit-rating', 'creditRatingAdversory', 'realState'];

/** Checked at both widths: of these pages scripts/mutants makes faults that are seen at one of them alone. */
export const atBothWidths = [
  '/',
  '/contact',
  '/blogDetails',
  '/team',
  '/appointment',
  '/insurenceDetails',
  '/privacy',
  ...services.map((name) => `/services/${name}`),
];
