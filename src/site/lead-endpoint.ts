/** The firm's own server that receives each enquiry. */
export interface LeadEndpoint {
  /** The URL to which enquiries are posted: 'https://leads.firm.example/enquiries'. */
  url: string;
  /** Text for visitors: what the firm does with enquiries on its server. */
  sentence: string;
}

/**
 * The server that receives enquiries in addition to the chat, by default none. The texts of pages, the content security
 * policy and /privacy follow this setting. See docs/reference/third-parties.md.
 */
export const leadEndpoint: LeadEndpoint | undefined = undefined;
