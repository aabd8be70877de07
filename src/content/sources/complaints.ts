import type { Source } from './source.ts';

const checked = '2026-11-23';

/** Where to complain, and rights over personal data. */
export const complaints: readonly Source[] = [
  {
    id: 'ombudsman-rbi',
    file: 'words/en/pages/terms.json',
    words: 'It has not answered within 30 days, or its answer does not satisfy you',
    source: 'Reserve Bank - Integrated Ombudsman Scheme, 2026, in force since 1 July 2026',
    seen: 'upstox.com/news/personal-finance/latest-updates/new-rbi-ombudsman-scheme-2026-explained/article-187996',
    checked,
  },
  {
    id: 'ombudsman-rbi-not',
    file: 'words/en/pages/terms.json',
    words:
      'The Reserve Bank’s ombudsman does not cover every finance company; the same site lists those that it does.',
    source: 'Reserve Bank - Integrated Ombudsman Scheme, 2026, in force since 1 July 2026',
    seen: 'inquisitivemind5.blogspot.com/2026/02/reserve-bank-integrated-ombudsman.html',
    checked,
  },
  {
    id: 'housing-finance-complaints',
    file: 'words/en/pages/terms.json',
    words: 'It has not answered within a month, or its answer does not satisfy you',
    source: 'National Housing Bank, grievance policy of 12 August 2021, exclusion 9',
    seen: 'grids.nhbonline.org.in/Complainant/ExclusionClause',
    checked,
  },
  {
    id: 'scores',
    file: 'words/en/pages/terms.json',
    words: 'It then has 21 days to answer on SCORES',
    source: 'SEBI, circular of 20 September 2023 on SCORES, in force since 1 April 2024',
    seen: 'thehindubusinessline.com/markets/sebi-unveils-scores-20-to-strengthen-investor-redressal/article68016554.ece',
    checked,
  },
  {
    id: 'ombudsman-insurance',
    file: 'words/en/pages/terms.json',
    words: 'The insurer has refused, has not answered within a month, or its answer does not satisfy you',
    source: 'Insurance Ombudsman Rules, 2017, rule 14(3)(a); a draft of 25 November 2025 would amend them',
    seen: 'kanoongpt.in/bare-acts/the-insurance-ombudsman-rules-2017/part-19-04d6fd709ac98c67',
    checked,
  },
  {
    id: 'personal-data',
    file: 'words/en/pages/privacy.json',
    words: 'gives you rights over your personal data, most of them in force from May 2027:',
    source:
      'Digital Personal Data Protection Act, 2023, sections 6 and 11 to 14; notification of 13 November 2025: after eighteen months',
    seen: 'kanoonpilot-web.pages.dev/blog-dpdp-rights-india',
    checked,
  },
  {
    id: 'personal-data-board',
    file: 'words/en/pages/privacy.json',
    words:
      'From May 2027 you may also take the matter to the Data Protection Board of India, once you have had our answer.',
    source: 'Digital Personal Data Protection Act, 2023, section 13(3)',
    seen: 'apnilaw.com/bare-act/dpdp/section-13-digital-personal-data-protection-act-dpdp-right-of-grievance-redressal',
    checked,
  },
  {
    id: 'partner-accountants',
    file: 'words/en/pages/partner.json',
    words:
      'The Chartered Accountants Act, 1949 (First Schedule, Part I, clauses 2 and 3) restricts how a chartered accountant in practice shares fees and profits with people who are not members of the ICAI.',
    source:
      'Chartered Accountants Act, 1949, First Schedule, Part I, clauses 2 and 3, as amended in 2006; they except members of prescribed professional bodies',
    seen: 'lawgratis.com/bare-acts/the-chartered-accountants-act-1949?sequence=11',
    checked: '2026-11-27',
  },
];
