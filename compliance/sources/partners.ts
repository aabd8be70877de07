import type { Source } from './source.ts';

const checkedOn = '2026-11-29';
const inPage = (...quotes: readonly string[]) => ({ 'words/en/pages/partner.json': quotes });

/** The sources on licences of partners who sell insurance. */
export const partners: readonly Source[] = [
  { id: 'insurance-agent', checkedOn, quotes: inPage('as a composite agent, of one life, one general and one health insurer'),
    citation: 'IRDAI (Appointment of Insurance Agents) Regulations, 2016, regulation 2(6): also one each of the mono-line insurers; described as in force in January 2026 (rchyv.aetherlabs.in)',
    readAt: 'taxutility.blogspot.com/2016/05/new-norms-for-appointment-of-insurance.html' },
  { id: 'insurance-posp', checkedOn, quotes: inPage('Simple policies, through us only'),
    citation: 'IRDAI, Guidelines on Point of Sales Person, 26 October 2015 and later: one insurer or intermediary',
    readAt: 'cafemutual.com/news/insurance/19982-point-of-sales-representatives-cannot-work-with-multiple-brokers' },
  { id: 'insurance-posp-training', checkedOn, quotes: inPage('15 hours of training and an examination'),
    citation: 'IRDAI, Guidelines on Point of Sales Person, 26 October 2015 and later',
    readAt: 'emedlife.in/point-of-sale-person/' },
  { id: 'corporate-agent', checkedOn, quotes: inPage('up to nine life, nine general and nine health insurers'),
    citation: 'IRDAI (Registration of Corporate Agents) Regulations, 2015, as amended after the meeting of 25 November 2022',
    readAt: 'livemint.com/news/corporate-agents-can-now-tie-up-with-9-insurers-increases-limits-for-other-intermediaries-11669383288982.html' },
  { id: 'insurance-broker', checkedOn, quotes: inPage('Policies of all insurers; needs capital of at least ₹75 lakh'),
    citation: 'IRDAI (Insurance Brokers) Regulations, 2018: direct broker, a company or another registered firm',
    readAt: 'corpseed.com/service/online-insurance-broker-license' },
  { id: 'insurance-proposals', checkedOn, quotes: inPage('it proposed changes on 19 June 2026'),
    citation: 'IRDAI, consultation paper on the Insurance Intermediaries (Amendment) Regulations, 2026, 19 June 2026',
    readAt: 'idfy.com/blog/irdai-insurance-intermediary-regulations-2026-accountability-reset/' },
]; // oxfmt-ignore
