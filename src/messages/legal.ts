/** Registrations of the firm, who pays it, the servers of others that pages request, and warnings that rules prescribe. */

/** SEBI’s standard warning, to the letter. */
export const mutualFundRisk =
  'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.';

export const arn = 'AMFI registration (ARN)';
export const sebi = 'SEBI registration';
export const irdai = 'IRDAI registration';
export const reraAgent = 'RERA agent registration';
export const cin = 'Company number (CIN)';
export const gstin = 'GST number (GSTIN)';

/** When the grievance officer answers, such as 'within 2 working days'. */
export const responseTimes = (first?: string, full?: string): string =>
  [first && `a first answer ${first}`, full && `a full one ${full}`].filter(Boolean).join(' and ');

export const distributor =
  'For investments and insurance we act as a distributor: the company whose product you take pays us a commission. Ask us how much before you sign.';
export const adviser =
  'For investments we act as an adviser: you pay us a fee that is agreed in writing, and we take no commission from the product.';

export const film = 'The film';
export const filmRequests =
  'It is on YouTube, which is asked for it when you press Play, not before. Google then learns your network address.';
export const yourEnquiry = 'Your enquiry';
