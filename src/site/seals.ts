import type { RosetteName } from './rosettes.ts';

/** The rosettes for parts of the site that belong to no service. */
export const seals = {
  /** For the firm's name, and for images without a rosette of their own, such as the icons of the site. */
  mark: 'fund-raising',
  /** For articles and lists of articles without a service. */
  articles: 'corporate-consultancy',
  /** For the forms in the tabs of Home. */
  enquiry: 'fund-raising',
  message: 'banking-expert',
  quote: 'insurance',
  newsletter: 'digital-marketing',
  help: 'banking-expert',
} as const satisfies Record<string, RosetteName>;
