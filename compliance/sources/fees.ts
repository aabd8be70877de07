import type { Source } from './source.ts';

const checkedOn = '2026-11-29';
const service = (name: string) => `words/en/pages/services/${name}.json`;

/** The sources on fees and commissions, and on GST. */
export const fees: readonly Source[] = [
  { id: 'lender-pays-agent', checkedOn, quotes: { [service('loanForEveryIndian')]: 'digital lending rules, the lender pays its agents … you pay us nothing' },
    citation: 'RBI (Digital Lending) Directions, 8 May 2025, which restate the guidelines of 2 September 2022: the lender pays fees of a lending service provider, not the borrower',
    readAt: 'news.abplive.com/business/reserve-bank-releases-guidelines-to-curb-malpractice-over-for-digital-lending-1547505/amp' },
  { id: 'insurer-pays-commission', checkedOn, quotes: { [service('ourInsuranceServices')]: 'pays our commission, within IRDAI’s limits on its expenses' },
    citation: 'IRDAI (Payment of Commission) Regulations, 26 March 2023: the insurer decides on commission within the limits on its expenses of management',
    readAt: 'azbpartners.com/bank/liberalisation-of-norms-governing-payment-of-commissions-by-insurers' },
  { id: 'insurance-gst', checkedOn, quotes: { [service('ourInsuranceServices')]: 'Individual life and health policies have had no GST since 22 September 2025' },
    citation: 'Notification 16/2025-Central Tax (Rate): no GST on life and health insurance of individuals and families from 22 September 2025; group policies carry it',
    readAt: 'caclubindia.com/news/gst-exemption-extended-to-individual-life-and-health-insurance-policies-from-22nd-sept-2025-25471.asp' },
  { id: 'fund-commission', checkedOn, quotes: { [service('wealth')]: 'our commission is part of the yearly expense ratio; a direct plan has none' },
    citation: 'SEBI, circular of 22 October 2018: commission is paid from the scheme within the expense ratio, as trail commission only',
    readAt: 'business-standard.com/amp/article/pti-stories/sebi-issues-framework-on-total-expenses-performance-disclosure-of-mfs-118102201228_1.html' },
  { id: 'fund-commission-disclosed', checkedOn, quotes: { [service('wealth')]: 'in rupees and in writing before you sign' },
    citation: 'AMFI, Code of Conduct for Mutual Fund Distributors, revised on 7 April 2022: distributors disclose all commissions; rupees and writing are the firm’s own promise',
    readAt: 'shriramamc.com/CodeConduct.aspx' },
  { id: 'treds-fees', checkedOn, quotes: { [service('billDiscounting')]: 'on TReDS you pay the platform’s fees' },
    citation: 'Charges of TReDS platforms, 2025: yearly registration fee and transaction charges',
    readAt: 'taxguru.in/corporate-law/treds-trade-receivable-electronic-discounting-system.html' },
  { id: 'gst-on-fees', checkedOn, quotes: { 'site/fees.ts': 'gstRate = 18' },
    citation: 'Notification 11/2017-Central Tax (Rate), heading 9983, 28 June 2017: 9% CGST and 9% SGST, or 18% IGST, on professional and business services',
    readAt: 'findgst.in/saclist/9983' },
]; // oxfmt-ignore
