import type { RosetteName } from './rosettes.ts';

/** The rosettes of what belongs to no service, by what they are drawn for. */
export const seals = {
  /** Icons of the site, and pictures of pages that have no rosette of their own. */
  mark: 'fund-raising',
  /** Articles and their lists, where no service gives them one. */
  articles: 'corporate-consultancy',
  /** Forms of all pages. */
  enquiry: 'fund-raising',
  message: 'banking-expert',
  quote: 'insurance',
  newsletter: 'digital-marketing',
  help: 'banking-expert',
} as const satisfies Record<string, RosetteName>;
