/** Pages that hold, between them, every kind of widget and of section. */
export const sample = ['/', '/contact', '/blogDetails', '/services/loanForEveryIndian'];

/** Checked at both widths. */
export const atBothWidths = ['/team', '/services/credit-rating'];

/**
 * Whose look is compared between engines: every kind of band, form, slider, table and drawing. Long articles are left
 * out: WebKit breaks their lines elsewhere, and what stands below them is up to 8 px higher.
 */
export const compared = [
  '/',
  '/about',
  '/contact',
  '/appointment',
  '/calculators',
  '/nri',
  '/insurenceDetails',
  ...['loanForEveryIndian', 'wealth', 'fund-raising'].map((name) => `/services/${name}`),
];
