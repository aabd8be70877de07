/** A server of the firm's own that takes each enquiry. */
export interface LeadEndpoint {
  /** Where the enquiry is posted: 'https://leads.firm.example/enquiries'. */
  url: string;
  /** What the firm does with it there, for visitors. */
  sentence: string;
}

/**
 * Where an enquiry goes as well when its form is sent, besides the chat: by default nowhere. What pages say of
 * sending, the policy and /privacy follow. Recipe: docs/third-parties.md.
 */
export const leadEndpoint: LeadEndpoint | undefined = undefined;
