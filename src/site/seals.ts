import type { RosetteName } from './rosettes.ts';

/** The rosettes of content that belongs to no service. */
export const seals = {
  /** Icons of the site, and sharing images of pages without a rosette. */
  mark: 'fund-raising',
  /** Articles and lists of articles without a service. */
  articles: 'corporate-consultancy',
  /** Forms of all pages. */
  enquiry: 'fund-raising',
  message: 'banking-expert',
  quote: 'insurance',
  newsletter: 'digital-marketing',
  help: 'banking-expert',
} as const satisfies Record<string, RosetteName>;
