/** The firm's own server that receives each enquiry. */
export interface LeadEndpoint {
  /** The URL to which enquiries are posted: 'https://leads.firm.example/enquiries'. */
  url: string;
  /** What the firm does with enquiries there, for visitors. */
  sentence: string;
}

/**
 * Where enquiries are posted in addition to the chat; by default nowhere. The text of pages, the policy and /privacy
 * follow from it. Recipe: docs/reference/third-parties.md.
 */
export const leadEndpoint: LeadEndpoint | undefined = undefined;
