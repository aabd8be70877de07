import type { Path } from '../site/routes.ts';

/** What visitors call a page otherwise: it is found by these words as by its own name. */
export const otherNames: Partial<Record<Path, readonly string[]>> = {
  '/about': ['company profile', 'who we are'],
  '/contact': ['phone number', 'office address', 'location', 'customer care', 'helpline'],
  '/appointment': ['book a meeting', 'call back'],
  '/terms': ['where to complain', 'complaint'],
};

/** Words that mean one thing to a visitor: where a page has one of a row, the search finds it by all of them. */
export const synonyms: readonly (readonly string[])[] = [
  ['phone', 'telephone', 'call us', 'mobile number'],
  ['e-mail', 'email', 'mail'],
];
