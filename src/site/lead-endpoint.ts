/** The firm's own server that receives each enquiry. */
export interface LeadEndpoint {
  /** The URL to which enquiries are posted: 'https://leads.firm.example/enquiries'. */
  url: string;
  /** A sentence for visitors about what the server does with enquiries. */
  sentence: string;
}

/**
 * The server that receives enquiries in addition to the chat. By default, there is none. If it is set, texts of pages,
 * the content security policy and /privacy change too. See docs/reference/third-parties.md.
 */
export const leadEndpoint: LeadEndpoint | undefined = undefined;
