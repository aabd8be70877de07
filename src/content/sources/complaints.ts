import type { Source } from './source.ts';

const checked = '2026-11-23';
const terms = 'words/en/pages/terms.json';

/** Where to complain, and rights over personal data. */
export const complaints: readonly Source[] = [
  { id: 'ombudsman-rbi', checked, pinned: { [terms]: 'not answered within 30 days', 'articles/texts/how-to-read-a-sanction-letter.md': 'not answered within 30 days' },
    source: 'Reserve Bank - Integrated Ombudsman Scheme, 2026, in force since 1 July 2026',
    seen: 'upstox.com/news/personal-finance/latest-updates/new-rbi-ombudsman-scheme-2026-explained/article-187996' },
  { id: 'ombudsman-rbi-not', checked, pinned: { [terms]: 'does not cover every finance company', 'articles/texts/how-to-read-a-sanction-letter.md': 'does not cover every finance company' },
    source: 'Reserve Bank - Integrated Ombudsman Scheme, 2026, in force since 1 July 2026',
    seen: 'inquisitivemind5.blogspot.com/2026/02/reserve-bank-integrated-ombudsman.html' },
  { id: 'housing-finance-complaints', checked, pinned: { [terms]: 'It has not answered within a month' },
    source: 'National Housing Bank, grievance policy of 12 August 2021, exclusion 9',
    seen: 'grids.nhbonline.org.in/Complainant/ExclusionClause' },
  { id: 'scores', checked, pinned: { [terms]: '21 days to answer on SCORES' },
    source: 'SEBI, circular of 20 September 2023 on SCORES, in force since 1 April 2024',
    seen: 'thehindubusinessline.com/markets/sebi-unveils-scores-20-to-strengthen-investor-redressal/article68016554.ece' },
  { id: 'ombudsman-insurance', checked, pinned: { [terms]: 'The insurer has refused, has not answered within a month' },
    source: 'Insurance Ombudsman Rules, 2017, rule 14(3)(a); a draft of 25 November 2025 would amend them',
    seen: 'kanoongpt.in/bare-acts/the-insurance-ombudsman-rules-2017/part-19-04d6fd709ac98c67' },
  { id: 'personal-data', checked, pinned: { 'words/en/pages/privacy.json': 'rights over your personal data, most of them in force from May 2027' },
    source: 'Digital Personal Data Protection Act, 2023, sections 6 and 11 to 14; notification of 13 November 2025: after eighteen months',
    seen: 'kanoonpilot-web.pages.dev/blog-dpdp-rights-india' },
  { id: 'personal-data-board', checked, pinned: { 'words/en/pages/privacy.json': 'From May 2027 … Data Protection Board of India' },
    source: 'Digital Personal Data Protection Act, 2023, section 13(3)',
    seen: 'apnilaw.com/bare-act/dpdp/section-13-digital-personal-data-protection-act-dpdp-right-of-grievance-redressal' },
  { id: 'partner-accountants', checked: '2026-11-27', pinned: { 'words/en/pages/partner.json': 'Chartered Accountants Act, 1949 (First Schedule, Part I, clauses 2 and 3) … not members of the ICAI' },
    source: 'Chartered Accountants Act, 1949, First Schedule, Part I, clauses 2 and 3, as amended in 2006; they except members of prescribed professional bodies',
    seen: 'lawgratis.com/bare-acts/the-chartered-accountants-act-1949?sequence=11' },
]; // oxfmt-ignore
