import type { Source } from './source.ts';

const checkedOn = '2026-11-29';
const inPage = (...quotes: readonly string[]) => ({ 'words/en/pages/partner.json': quotes });

/** The sources on licences to sell insurance, and on taxes on partners' commissions. */
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
  { id: 'agent-one-life-insurer', checkedOn, quotes: inPage('Act for a second life insurer (Insurance Act, 1938, section 42)', 'Be agent of one general and one health insurer too'),
    citation: 'Insurance Act, 1938, section 42(2): no one is an agent of more than one life insurer, one general insurer, one health insurer and one of each other mono-line insurer',
    readAt: 'lawgist.in/insurance-act/42' },
  { id: 'lic-agents', checkedOn, quotes: inPage('Its Agents Regulations of 2017 bind you'),
    citation: 'Life Insurance Corporation of India (Agents) Regulations, 2017, regulation 16: termination for breach of the Insurance Act or the code of conduct. The Regulations do not name referrals of loans in the parts that were read',
    readAt: 'future.indiankanoon.org/doc/10321864/' },
  { id: 'commission-tax', checkedOn, quotes: { ...inPage('section 393(1); until March 2026: sections 194H and 194D'), 'site/partner-programme.ts': 'commissionTax = { rate: 2, threshold: 20_000 }' },
    citation: 'Income-tax Act, 2025, section 393(1), Table, Sl. No. 1(i) and 1(ii), since 1 April 2026: 2% above ₹20,000 in a tax year, for insurance commission of an individual and for other commission. Insurance commission of a company: 10%',
    readAt: 'taxtmi.com/tmi_blog_details?id=830997' },
  { id: 'partner-gst', checkedOn, quotes: inPage('above ₹20 lakh of turnover a year, in some states ₹10 lakh'),
    citation: 'Central Goods and Services Tax Act, 2017, section 22: suppliers of services register above ₹20 lakh of turnover in a financial year, in special category states ₹10 lakh',
    readAt: 'financekibaatein.com/2025/09/14/gst-registration-and-tax-liability-on-insurance-agents-commission-income-detailed-analysis' },
]; // oxfmt-ignore
