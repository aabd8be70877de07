import type { Source } from './source.ts';

const checkedOn = '2026-11-23';
const terms = 'words/en/pages/terms.json';

/** The sources on complaints, on rights over personal data, and on partners who are chartered accountants. */
export const complaints: readonly Source[] = [
  { id: 'ombudsman-rbi', checkedOn, quotes: { [terms]: 'not answered within 30 days', 'articles/texts/how-to-read-a-sanction-letter.md': 'not answered within 30 days' },
    citation: 'Reserve Bank - Integrated Ombudsman Scheme, 2026, in force since 1 July 2026',
    readAt: 'upstox.com/news/personal-finance/latest-updates/new-rbi-ombudsman-scheme-2026-explained/article-187996' },
  { id: 'ombudsman-rbi-not', checkedOn, quotes: { [terms]: 'does not cover every finance company', 'articles/texts/how-to-read-a-sanction-letter.md': 'does not cover every finance company' },
    citation: 'Reserve Bank - Integrated Ombudsman Scheme, 2026, in force since 1 July 2026',
    readAt: 'inquisitivemind5.blogspot.com/2026/02/reserve-bank-integrated-ombudsman.html' },
  { id: 'housing-finance-complaints', checkedOn, quotes: { [terms]: 'It has not answered within a month' },
    citation: 'National Housing Bank, grievance policy of 12 August 2021, exclusion 9',
    readAt: 'grids.nhbonline.org.in/Complainant/ExclusionClause' },
  { id: 'scores', checkedOn, quotes: { [terms]: '21 days to answer on SCORES' },
    citation: 'SEBI, circular of 20 September 2023 on SCORES, in force since 1 April 2024',
    readAt: 'thehindubusinessline.com/markets/sebi-unveils-scores-20-to-strengthen-investor-redressal/article68016554.ece' },
  { id: 'ombudsman-insurance', checkedOn, quotes: { [terms]: 'The insurer has refused, has not answered within a month' },
    citation: 'Insurance Ombudsman Rules, 2017, rule 14(3)(a); a draft of 25 November 2025 would amend them',
    readAt: 'kanoongpt.in/bare-acts/the-insurance-ombudsman-rules-2017/part-19-04d6fd709ac98c67' },
  { id: 'personal-data', checkedOn, quotes: { 'words/en/pages/privacy.json': 'rights over your personal data, most of them in force from May 2027' },
    citation: 'Digital Personal Data Protection Act, 2023, sections 6 and 11 to 14; notification of 13 November 2025: after eighteen months',
    readAt: 'kanoonpilot-web.pages.dev/blog-dpdp-rights-india' },
  { id: 'personal-data-board', checkedOn, quotes: { 'words/en/pages/privacy.json': 'From May 2027 … Data Protection Board of India' },
    citation: 'Digital Personal Data Protection Act, 2023, section 13(3)',
    readAt: 'apnilaw.com/bare-act/dpdp/section-13-digital-personal-data-protection-act-dpdp-right-of-grievance-redressal' },
  { id: 'partner-accountants', checkedOn: '2026-11-27', quotes: { 'words/en/pages/partner.json': 'Chartered Accountants Act, 1949 (First Schedule, Part I, clauses 2 and 3) … not members of the ICAI' },
    citation: 'Chartered Accountants Act, 1949, First Schedule, Part I, clauses 2 and 3, as amended in 2006; they except members of prescribed professional bodies',
    readAt: 'lawgratis.com/bare-acts/the-chartered-accountants-act-1949?sequence=11' },
]; // oxfmt-ignore
