import type { Path } from '../site/routes.ts';

/** Other names of a page: the search finds the page by these too. */
export const otherNames: Partial<Record<Path, readonly string[]>> = {
  '/about': ['company profile', 'who we are'],
  '/contact': ['office address', 'location', 'customer care'],
  '/terms': ['complaint'],
};

/** Words of the same meaning: a page with one of them is found by all of them. */
export const synonyms: readonly (readonly string[])[] = [
  ['phone', 'telephone', 'call us', 'mobile number'],
  ['e-mail', 'email', 'mail'],
];
