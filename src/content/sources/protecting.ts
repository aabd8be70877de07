import type { Source } from './source.ts';

const checked = '2026-11-23';

/** Insurance, investments and property. */
export const protecting: readonly Source[] = [
  {
    id: 'pms-minimum',
    file: 'words/en/pages/services/wealth.json',
    words: 'The rules ask for at least ₹50 lakh.',
    source: 'SEBI (Portfolio Managers) Regulations, 2020 (16 January 2020)',
    seen: 'amsshardul.com/insight/sebi-portfolio-managers-regulations-2020/',
    checked,
  },
  {
    id: 'aif-minimum',
    file: 'words/en/pages/services/wealth.json',
    words:
      'With few exceptions the rules ask for at least ₹1 crore, and leaving early is often not possible.',
    source: 'SEBI (Alternative Investment Funds) Regulations, 2012, regulation 10',
    seen: 'taxtmi.com/acts?id=34331',
    checked,
  },
  {
    id: 'mutual-fund-risk',
    file: 'words/en/legal.json',
    words:
      'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
    source:
      'SEBI, advertisement code for mutual funds (i): the standard warning, no word added or left out; Regulations of 1996, since 1 April 2026 of 2026',
    seen: 'shriramamc.in/SEBIAdv.aspx',
    checked,
  },
  {
    id: 'health-moratorium',
    file: 'words/en/pages/insurence.json',
    words: 'In health insurance only proven fraud counts after 60 months of continuous cover',
    source: 'IRDAI, Master Circular on Health Insurance, IRDAI/HLT/CIR/PRO/84/5/2024, 29 May 2024',
    seen: 'joinditto.in/articles/health-insurance/moratorium-period-in-health-insurance',
    checked,
  },
  {
    id: 'life-three-years',
    file: 'words/en/pages/services/ourInsuranceServices.json',
    words:
      'In the first three years, an answer left out can cost your family the claim; after that a life policy cannot be questioned (section 45, Insurance Act). The three years run from issue, start of cover, revival or the last rider, whichever is latest.',
    source: 'Insurance Act, 1938, section 45, as amended in 2015',
    seen: 'indiafirstlife.com/knowledge-center/tax-savings/section-45-of-insurance-act',
    checked: '2026-11-26',
  },
  {
    id: 'motor-third-party',
    file: 'words/en/pages/services/ourInsuranceServices.json',
    words: 'Third-party cover is compulsory.',
    source: 'Motor Vehicles Act, 1988, section 146',
    seen: 'ipclaws.in/motor-vehicles-act/section-146-necessity-for-insurance-against-third-party-risk/',
    checked,
  },
  {
    id: 'vehicle-third-party',
    file: 'words/en/pages/insurence.json',
    words: 'Third-party cover is required by law.',
    source: 'Motor Vehicles Act, 1988, section 146',
    seen: 'ipclaws.in/motor-vehicles-act/section-146-necessity-for-insurance-against-third-party-risk/',
    checked,
  },
  {
    id: 'rera-agent',
    file: 'words/en/pages/services/realState.json',
    words:
      'Anyone who helps to buy or sell in a project that is registered under RERA must be registered as an agent',
    source: 'Real Estate (Regulation and Development) Act, 2016, section 9',
    seen: 'snappar.com/laws/real-estate-regulation-development-act-2016/9',
    checked,
  },
];
