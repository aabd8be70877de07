/** A rule of the trade as a page states it, and where it comes from. */
export interface Source {
  /** Names the claim, once. */
  id: string;
  /** The file that holds the words, from src/. */
  file: string;
  /** As they stand in the file, white space aside. */
  words: string;
  /** Who made the rule, its name or number, and its day. */
  source: string;
  /** The day on which words and source were last compared. */
  checked: string;
}

const checked = '2026-11-23';

/** `npm run check:sources` lists those that were not compared for a year. */
export const sources: readonly Source[] = [
  {
    id: 'rating-public-debt',
    file: 'pages/services/creditRatingAdversory.tsx',
    words: 'Smaller public issues of debt securities must be rated too.',
    source:
      'SEBI (Issue and Listing of Non-Convertible Securities) Regulations, 2021 (9 August 2021), regulation 10',
    checked,
  },
  {
    id: 'rating-not-cooperating',
    file: 'pages/services/credit-rating.tsx',
    words: 'A company that stops sending figures is named as an issuer not cooperating.',
    source: 'SEBI, Master Circular for Credit Rating Agencies, 16 May 2024',
    checked,
  },
  {
    id: 'mudra-classes',
    file: 'pages/services/loanForEveryIndian.tsx',
    words: 'to ₹ 20 lakh for those who have repaid a loan of the class below (October 2024)',
    source:
      'Department of Financial Services, class Tarun Plus of Pradhan Mantri Mudra Yojana, 24 October 2024',
    checked,
  },
  {
    id: 'cgtmse-ceiling',
    file: 'pages/services/loanForEveryIndian.tsx',
    words: 'the guarantee above ₹ 2 crore (April 2023)',
    source:
      'CGTMSE and SIDBI (sidbi.in/cgtmse): ₹ 5 crore from 1 April 2023; Union Budget 2025-26: ₹ 10 crore',
    checked,
  },
  {
    id: 'key-facts-statement',
    file: 'pages/services/loanForEveryIndian.tsx',
    words: 'with the yearly cost, all charges included (APR).',
    source:
      'RBI, circular DOR.STR.REC.13/13.03.00/2024-25, 15 April 2024, Key Facts Statement for Loans and Advances',
    checked,
  },
  {
    id: 'key-facts-who',
    file: 'pages/terms.tsx',
    words:
      'For a retail loan, and for a term loan to an MSME, the lender must give you a Key Facts Statement before you sign.',
    source: 'RBI, circular DOR.STR.REC.13/13.03.00/2024-25, 15 April 2024',
    checked,
  },
  {
    id: 'key-facts-charges',
    file: 'pages/terms.tsx',
    words: 'A charge that does not stand in the statement may not be taken later without your consent.',
    source: 'RBI, circular DOR.STR.REC.13/13.03.00/2024-25, 15 April 2024',
    checked,
  },
  {
    id: 'digital-loan-flow',
    file: 'pages/terms.tsx',
    words:
      'Where a loan is arranged online, the money goes from the lender’s account to yours and back again.',
    source:
      'RBI (Digital Lending) Directions, 2025, 8 May 2025; before them the Guidelines of 2 September 2022',
    checked,
  },
  {
    id: 'ombudsman-rbi',
    file: 'pages/terms.tsx',
    words: 'It has not answered within 30 days, or its answer does not satisfy you',
    source: 'RBI, Integrated Ombudsman Scheme, 2021 (12 November 2021) and its successor',
    checked,
  },
  {
    id: 'scores',
    file: 'pages/terms.tsx',
    words: 'It then has 21 days to answer on SCORES',
    source: 'SEBI, circular of 20 September 2023 on SCORES, in force since 1 April 2024',
    checked,
  },
  {
    id: 'ombudsman-insurance',
    file: 'pages/terms.tsx',
    words: 'The insurer has refused, or has not answered within a month',
    source: 'Insurance Ombudsman Rules, 2017, rule 14',
    checked,
  },
  {
    id: 'treds',
    file: 'pages/services/billDiscounting.tsx',
    words: 'several lenders bid for an accepted invoice, and you do not repay if the buyer fails to pay.',
    source:
      'RBI, Guidelines for the Trade Receivables Discounting System, 3 December 2014, updated 2 July 2018',
    checked,
  },
  {
    id: 'export-proceeds',
    file: 'pages/services/exportbillDiscounting.tsx',
    words: 'export proceeds must still reach India within the time that the foreign-exchange rules allow.',
    source: 'Foreign Exchange Management (Export of Goods and Services) Regulations, 2015, regulation 9',
    checked,
  },
  {
    id: 'pms-minimum',
    file: 'pages/services/wealth.tsx',
    words: 'The rules ask for at least ₹ 50 lakh.',
    source: 'SEBI (Portfolio Managers) Regulations, 2020 (16 January 2020), regulation 23(2)',
    checked,
  },
  {
    id: 'aif-minimum',
    file: 'pages/services/wealth.tsx',
    words: 'The rules ask for at least ₹ 1 crore, and leaving early is often not possible.',
    source: 'SEBI (Alternative Investment Funds) Regulations, 2012, regulation 10',
    checked,
  },
  {
    id: 'mutual-fund-risk',
    file: 'pages/services/wealth.tsx',
    words:
      'Mutual fund investments are subject to market risks; read all scheme-related documents carefully.',
    source: 'SEBI (Mutual Funds) Regulations, 1996, advertisement code',
    checked,
  },
  {
    id: 'health-moratorium',
    file: 'pages/insurence.tsx',
    words: 'In health insurance only proven fraud counts after 60 months of cover.',
    source: 'IRDAI, Master Circular on Health Insurance, IRDAI/HLT/CIR/PRO/84/5/2024, 29 May 2024',
    checked,
  },
  {
    id: 'insurance-licence',
    file: 'pages/services/ourInsuranceServices.tsx',
    words:
      'selling insurance needs a licence or a registration under the rules of the Insurance Regulatory and Development Authority of India (IRDAI).',
    source:
      'Insurance Act, 1938, sections 42 and 42D; Insurance Regulatory and Development Authority Act, 1999',
    checked,
  },
  {
    id: 'motor-third-party',
    file: 'pages/services/ourInsuranceServices.tsx',
    words: 'Third-party cover is compulsory.',
    source: 'Motor Vehicles Act, 1988, section 146',
    checked,
  },
  {
    id: 'rera-agent',
    file: 'pages/services/realState.tsx',
    words:
      'Whoever helps to buy or sell in a project that is registered under RERA must be registered as an agent',
    source: 'Real Estate (Regulation and Development) Act, 2016, section 9',
    checked,
  },
  {
    id: 'nri-remittance',
    file: 'pages/nri.tsx',
    words: 'out of the NRO account, up to USD 1 million in a financial year, April to March.',
    source: 'Foreign Exchange Management (Remittance of Assets) Regulations, 2016, regulation 4',
    checked,
  },
  {
    id: 'nri-accounts',
    file: 'pages/nri.tsx',
    words: 'Income after tax; the rest up to USD 1 million a financial year',
    source: 'Foreign Exchange Management (Deposit) Regulations, 2016, schedules 1 to 3',
    checked,
  },
  {
    id: 'nri-land',
    file: 'pages/nri.tsx',
    words: 'Agricultural land, plantations and farmhouses may not be bought; they may be inherited.',
    source: 'Foreign Exchange Management (Non-debt Instruments) Rules, 2019, rule 24',
    checked,
  },
  {
    id: 'nri-two-homes',
    file: 'pages/nri.tsx',
    words: 'what was paid for it that way, for at most two homes.',
    source: 'Foreign Exchange Management (Non-debt Instruments) Rules, 2019, rule 29',
    checked,
  },
  {
    id: 'nri-tax-at-source',
    file: 'pages/nri.tsx',
    words: 'Whoever buys from an NRI must take tax off the price and pay it to the tax office.',
    source: 'Income-tax Act, 1961, section 195, taken over by the Income-tax Act, 2025',
    checked,
  },
  {
    id: 'nri-stamp',
    file: 'pages/nri.tsx',
    words: 'Within three months of its arrival.',
    source: 'Indian Stamp Act, 1899, section 18',
    checked,
  },
  {
    id: 'resident-director',
    file: 'pages/services/ourEndToEndforeignServices.tsx',
    words: 'A company in India needs at least one director who lives here',
    source: 'Companies Act, 2013, section 149(3)',
    checked,
  },
  {
    id: 'foreign-capital-report',
    file: 'pages/services/ourEndToEndforeignServices.tsx',
    words: 'the issue has to be reported to the Reserve Bank of India.',
    source:
      'Foreign Exchange Management (Mode of Payment and Reporting of Non-Debt Instruments) Regulations, 2019',
    checked,
  },
  {
    id: 'personal-data',
    file: 'pages/privacy.tsx',
    words:
      'India’s Digital Personal Data Protection Act, 2023 gives you rights over your personal data as its sections come into force',
    source: 'Digital Personal Data Protection Act, 2023, sections 11 to 14',
    checked,
  },
];
