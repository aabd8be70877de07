/** Rows of synonyms. If one word of a row is on a page, the search finds the page by all words of the row. */
export const synonyms: readonly (readonly string[])[] = [
  ['phone', 'telephone', 'call us', 'mobile number'],
  ['e-mail', 'email', 'mail'],
];
