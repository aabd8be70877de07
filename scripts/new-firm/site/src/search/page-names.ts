import type { Path } from '../site/routes.ts';

/** Alternative names by which the search finds a page. */
export const alternativeNames: Partial<Record<Path, readonly string[]>> = {
  '/about': ['company profile', 'who we are'],
  '/contact': ['office address', 'location', 'customer care'],
  '/terms': ['complaint'],
};
