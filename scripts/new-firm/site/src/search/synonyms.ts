/** Groups of synonyms: a query with one of them finds pages with any of them. */
export const synonyms: readonly (readonly string[])[] = [
  ['phone', 'telephone', 'call us', 'mobile number'],
  ['e-mail', 'email', 'mail'],
];
