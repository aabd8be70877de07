import type { Source } from './source.ts';

const checked = '2026-11-23';

/** Loans and bills. */
export const borrowing: readonly Source[] = [
  {
    id: 'mudra-who',
    file: 'words/en/content/loans.json',
    words: 'is for very small businesses outside farming: shops, workshops, services. No collateral.',
    source: 'Pradhan Mantri Mudra Yojana, 2015: loans without collateral outside farming',
    seen: 'civilstaphimachal.com/current-affair/pradhan-mantri-mudra-yojana-pmmy',
    checked,
  },
  {
    id: 'mudra-classes',
    file: 'words/en/content/loans.json',
    words: 'Since 24 October 2024 the limit is ₹20 lakh for those who have repaid a Tarun loan.',
    source:
      'Department of Financial Services, class Tarun Plus of Pradhan Mantri Mudra Yojana, 24 October 2024',
    seen: 'business-standard.com/amp/markets/capital-market-news/ministry-of-financ-says-loan-limit-under-pradhan-mantri-mudra-yojana-increased-to-rs-20-lakh-from-the-current-rs10-lakh-124102501189_1.html',
    checked,
  },
  {
    id: 'mudra-direct',
    file: 'words/en/content/mudra.json',
    words: 'Banks also take Mudra applications directly and free of charge, at a branch or on jansamarth.in',
    source:
      'Pradhan Mantri Mudra Yojana, 2015: loans of banks and finance companies without upfront fees; JanSamarth, portal of the central government for its credit schemes, 6 June 2022',
    seen: 'angelone.in/news/beware-of-fraudulent-loan-offers-under-pm-mudra-yojana-2',
    checked: '2026-11-29',
  },
  {
    id: 'mudra-fake-letters',
    file: 'words/en/content/mudra.json',
    words:
      'In March 2026 the government warned of fake approval letters: never pay for one. MUDRA does not lend to borrowers itself',
    source:
      'PIB Fact Check, March 2026: a letter about a Mudra loan of ₹7 lakh for an agreement charge of ₹860 is fake; MUDRA refinances lenders and does not lend to individuals',
    seen: 'business-standard.com/amp/finance/personal-finance/rs-7-lakh-pm-mudra-loan-for-a-small-fee-govt-flags-new-online-scam-126030500445_1.html',
    checked: '2026-11-29',
  },
  {
    id: 'mudra-no-agents',
    file: 'words/en/content/mudra.json',
    words: 'has no agents or middlemen',
    source:
      'MUDRA, standing notice on its website, founded 2015: no agents or middlemen are engaged for Mudra loans',
    seen: 'mudra.org.in/FAQ',
    checked: '2026-11-29',
  },
  {
    id: 'external-benchmark',
    file: 'words/en/pages/compare-loans.json',
    words:
      'If its rate floats and you are a micro, small or medium enterprise, it follows an external benchmark, such as the RBI’s repo rate, plus the bank’s spread, and is reset at least every three months.',
    source:
      'RBI, circular DBR.DIR.BC.No.14/13.03.00/2019-20, 4 September 2019, external benchmark based lending, medium enterprises since 1 April 2020; reset period of three months stated again in Parliament, 15 December 2025',
    seen: 'loansjagat.com/news/how-rbis-new-msme-loan-rules-and-government-support-could-transform-small-business-credit',
    checked: '2026-11-28',
  },
  {
    id: 'mudra-new-business',
    file: 'words/en/pages/compare-loans.json',
    words: 'New businesses can apply',
    source:
      'Pradhan Mantri Mudra Yojana, 8 April 2015: class Shishu, also for businesses not yet established',
    seen: 'bajajfinserv.in/insights/pradhan-mantri-mudra-loan-interest-rate',
    checked: '2026-11-27',
  },
  {
    id: 'cgtmse-ceiling',
    file: 'words/en/content/loans.json',
    words: 'The Union Budget 2025-26 raised the ceiling to ₹10 crore.',
    source: 'Union Budget 2025-26, 1 February 2025: ₹10 crore; CGTMSE: ₹5 crore from 1 April 2023',
    seen: 'cleartax.in/s/msme-credit-guarantee-scheme',
    checked: '2026-11-26',
  },
  {
    id: 'prepayment',
    file: 'words/en/content/loans.json',
    words:
      'For floating-rate loans sanctioned or renewed from 1 January 2026: home, car and other non-business loans to individuals have no charge. Business loans to individuals and to micro and small enterprises have none with most lenders.',
    source: 'RBI (Pre-payment Charges on Loans) Directions, 2 July 2025',
    seen: 'business-standard.com/finance/news/rbi-no-prepayment-charges-loans-mse-bank-small-business-finance-125070201501_1.html',
    checked: '2026-11-26',
  },
  {
    id: 'udyam',
    file: 'words/en/content/loans.json',
    words:
      'An MSME is defined by its investment in plant and equipment and its turnover. Udyam registration, made online, is the proof.',
    source: 'Ministry of MSME, notification of 26 June 2020, in force since 1 July 2020',
    seen: 'info.fastread.in/?p=6391',
    checked,
  },
  {
    id: 'credit-report',
    file: 'words/en/content/loans.json',
    words: 'errors in it can be disputed',
    source: 'RBI, circular RBI/2023-24/72, 26 October 2023, on the correction of credit information',
    seen: 'righttoinformation.wiki/cibil-score-dispute-correction-2026',
    checked,
  },
  {
    id: 'key-facts-statement',
    file: 'words/en/pages/services/loanForEveryIndian.json',
    words: 'with the yearly cost (APR) and all charges.',
    source:
      'RBI, circular DOR.STR.REC.13/13.03.00/2024-25, 15 April 2024, Key Facts Statement; since 28 November 2025 in its directions on responsible business conduct',
    seen: 'rbi.org.in/Scripts/NotificationUser.aspx?Id=12663',
    checked,
  },
  {
    id: 'key-facts-who',
    file: 'words/en/pages/terms.json',
    words:
      'For a retail loan, and for a term loan to an MSME, the lender must give you a Key Facts Statement before you sign.',
    source: 'RBI, circular DOR.STR.REC.13/13.03.00/2024-25, 15 April 2024',
    seen: 'rbi.org.in/Scripts/NotificationUser.aspx?Id=12663',
    checked,
  },
  {
    id: 'key-facts-charges',
    file: 'words/en/pages/terms.json',
    words: 'A charge that is not in the statement cannot be added later without your consent.',
    source: 'RBI, circular DOR.STR.REC.13/13.03.00/2024-25, 15 April 2024',
    seen: 'business-standard.com/finance/news/banks-can-t-charge-additional-beyond-key-facts-statement-says-rbi-124041500993_1.html',
    checked,
  },
  {
    id: 'key-facts-rate',
    file: 'words/en/calculator-results.json',
    words: 'twelve times the monthly rate at which the EMIs equal the amount you receive.',
    source: 'RBI, circular DOR.STR.REC.13/13.03.00/2024-25, 15 April 2024: annual percentage rate',
    seen: 'productgrowth.in/tools/calculators/rbi-loan-apr-foreclosure/',
    checked,
  },
  {
    id: 'loan-to-value',
    file: 'words/en/calculator-results.json',
    words:
      'at most 90% of the home’s value for a loan up to ₹30 lakh, 80% up to ₹75 lakh and 75% above. The value is without stamp duty and registration.',
    source:
      'RBI, circular DBR.BP.BC.No.72/08.12.015/2016-17, 7 June 2017; 75% above ₹75 lakh again since April 2023 (business-standard.com, 9 April 2023); the same shares in guides of 2026. Compare again when the RBI’s directions of 27 April 2026 on capital for credit risk come into force on 1 April 2027',
    seen: 'abcaus.in/rbi/individual-housing-loans-risk-weights-ltv-ratios-rationalisation.html/amp',
    checked: '2026-11-27',
  },
  {
    id: 'loan-to-value-bands',
    file: 'calculators/finance/loan-to-value.ts',
    words:
      '{ upTo: 30_00_000_00, share: 90_00 }, { upTo: 75_00_000_00, share: 80_00 }, { upTo: Infinity, share: 75_00 },',
    source:
      'RBI, circular DBR.BP.BC.No.72/08.12.015/2016-17, 7 June 2017; the same shares in a guide of 2026 to home loans up to ₹1 crore',
    seen: 'paisabazaar.com/home-loan/home-loan-up-to-1-crore',
    checked: '2026-11-27',
  },
  {
    id: 'home-value',
    file: 'words/en/pages/home-loan.json',
    words: 'The value is without stamp duty and registration, unless the home costs up to ₹10 lakh.',
    source: 'RBI, circular DBR.BP.BC.No.74/08.12.015/2014-15, 5 March 2015',
    seen: 'centralgovernmentnews.com/loan-for-low-cost-houses/',
    checked: '2026-11-27',
  },
  {
    id: 'home-bands',
    file: 'words/en/pages/home-loan.json',
    words:
      '"small": { "loan": "Up to ₹30 lakh", "example": "Home of ₹30 lakh: loan up to ₹27 lakh" }, "medium": { "loan": "Above ₹30 lakh, up to ₹75 lakh", "example": "Home of ₹60 lakh: loan up to ₹48 lakh" }, "large": { "loan": "Above ₹75 lakh", "example": "Home of ₹1.2 crore: loan up to ₹90 lakh" }',
    source:
      'RBI, circular DBR.BP.BC.No.72/08.12.015/2016-17, 7 June 2017; 75% above ₹75 lakh again since April 2023 (business-standard.com, 9 April 2023); the same shares in guides of 2026. Compare again when the RBI’s directions of 27 April 2026 on capital for credit risk come into force on 1 April 2027',
    seen: 'abcaus.in/rbi/individual-housing-loans-risk-weights-ltv-ratios-rationalisation.html/amp',
    checked: '2026-11-27',
  },
  {
    id: 'home-owes',
    file: 'words/en/pages/home-loan.json',
    words: 'Each of you then owes the whole loan.',
    source:
      'Indian Contract Act, 1872, section 43: one of several who promise jointly can be made to perform the whole promise',
    seen: 'taxmanagementindia.com/visitor/detail_act.asp?ID=7152',
    checked: '2026-11-27',
  },
  {
    id: 'home-co-owner',
    file: 'words/en/pages/home-loan.json',
    words: 'Lenders usually ask every co-owner to be a co-applicant.',
    source:
      'A practice of lenders, no rule of law: questions and answers of brokers and of ICICI Home Finance, read in November 2026',
    seen: 'finbee.in/faq',
    checked: '2026-11-27',
  },
  {
    id: 'home-floating',
    file: 'words/en/pages/home-loan.json',
    words:
      'At a bank it follows an external benchmark, such as the RBI’s repo rate, and is reset at least once in three months.',
    source:
      'RBI, circular on external benchmark based lending, 4 September 2019, in force since 1 October 2019',
    seen: 'help.icicibank.com/Loans/Mortgage-Loans/2132259503/What-will-be-the-frequency-of-benchmark-reset-for-floating-rate-Home-Mortgage-Loans.htm',
    checked: '2026-11-27',
  },
  {
    id: 'home-switch',
    file: 'words/en/pages/home-loan.json',
    words: 'A lender may let you switch, but does not have to.',
    source: 'RBI, amendment directions of 29 September 2025 on the reset of floating interest rates',
    seen: 'vinodkothari.com/?p=55497',
    checked: '2026-11-27',
  },
  {
    id: 'home-prepayment',
    file: 'words/en/pages/home-loan.json',
    words:
      'A floating-rate home loan to an individual has no prepayment charge if it was sanctioned or renewed from 1 January 2026.',
    source: 'RBI (Pre-payment Charges on Loans) Directions, 2 July 2025',
    seen: 'business-standard.com/finance/news/rbi-no-prepayment-charges-loans-mse-bank-small-business-finance-125070201501_1.html',
    checked: '2026-11-27',
  },
  {
    id: 'property-loan-foreclosure',
    file: 'words/en/pages/home-loan.json',
    words:
      'Floating rate, sanctioned or renewed from 1 January 2026: none for an individual, unless the loan is for business. For business, most lenders may not charge individuals or micro and small enterprises.',
    source: 'RBI (Pre-payment Charges on Loans) Directions, 2 July 2025',
    seen: 'business-standard.com/finance/news/rbi-no-prepayment-charges-loans-mse-bank-small-business-finance-125070201501_1.html',
    checked: '2026-11-27',
  },
  {
    id: 'home-pmay-who',
    file: 'words/en/pages/home-loan.json',
    words: 'Families earning up to ₹9 lakh a year who own no pucca house anywhere in India.',
    source:
      'Ministry of Housing and Urban Affairs, Pradhan Mantri Awas Yojana-Urban 2.0, interest subsidy scheme, 1 September 2024',
    seen: 'emicalculator.net/how-home-loan-interest-subsidy-is-calculated-under-pmay-u-2-0',
    checked: '2026-11-27',
  },
  {
    id: 'home-pmay-home',
    file: 'words/en/pages/home-loan.json',
    words:
      'worth up to ₹35 lakh, with a carpet area up to 120 sq m and a loan up to ₹25 lakh, sanctioned and disbursed from 1 September 2024. The scheme runs for five years from that date.',
    source:
      'Ministry of Housing and Urban Affairs, Pradhan Mantri Awas Yojana-Urban 2.0, interest subsidy scheme, 1 September 2024',
    seen: 'idbibank.in/pradhan-mantri-awas-yojana.aspx',
    checked: '2026-11-27',
  },
  {
    id: 'home-pmay-amount',
    file: 'words/en/pages/home-loan.json',
    words:
      '4% interest subsidy on the first ₹8 lakh for up to 12 years: at most ₹1.80 lakh. It is paid into the loan in five yearly instalments.',
    source:
      'Ministry of Housing and Urban Affairs, Pradhan Mantri Awas Yojana-Urban 2.0, interest subsidy scheme, 1 September 2024',
    seen: 'idbibank.in/pradhan-mantri-awas-yojana.aspx',
    checked: '2026-11-27',
  },
  {
    id: 'home-pmay-active',
    file: 'words/en/pages/home-loan.json',
    words:
      'Later instalments are paid only while the loan runs, with more than half of the principal still owed.',
    source:
      'Ministry of Housing and Urban Affairs, Pradhan Mantri Awas Yojana-Urban 2.0, interest subsidy scheme, 1 September 2024',
    seen: 'idbibank.in/pradhan-mantri-awas-yojana.aspx',
    checked: '2026-11-27',
  },
  {
    id: 'offers-prepayment-dual-rate',
    file: 'words/en/offers.json',
    words: 'a prepayment charge then counts for a business loan only',
    source:
      'RBI (Pre-payment Charges on Loans) Directions, 2 July 2025: for dual-rate loans, the rate at the time of prepayment decides',
    seen: 'mondaq.com/india/financial-services/1648584/reserve-bank-of-india-vide-notification-dated-july-02-2025-has-issued-reserve-bank-of-india-pre-payment-charges-on-loans-directions-2025',
    checked: '2026-11-28',
  },
  {
    id: 'offers-apr',
    file: 'words/en/offers.json',
    words:
      'The APR is calculated as in the RBI’s Key Facts Statement: twelve times the monthly rate at which the EMIs equal the loan less fee and insurance.',
    source:
      'RBI, circular DOR.STR.REC.13/13.03.00/2024-25, 15 April 2024: annual percentage rate, which includes insurance charges that the lender recovers for third parties; Annex B, illustration of 17.07%',
    seen: 'fortuneindia-web.quintype.io/macro/banks-cannot-slip-in-extra-charges-beyond-kfs-rbi/116445',
    checked: '2026-11-27',
  },
  {
    id: 'offers-prepayment',
    file: 'words/en/offers.json',
    words: 'lenders may not charge individuals for loans sanctioned or renewed from 1 January 2026.',
    source: 'RBI (Pre-payment Charges on Loans) Directions, 2 July 2025',
    seen: 'business-standard.com/finance/news/rbi-no-prepayment-charges-loans-mse-bank-small-business-finance-125070201501_1.html',
    checked: '2026-11-27',
  },
  {
    id: 'compare-prepayment',
    file: 'words/en/pages/compare-loans.json',
    words:
      'individuals can repay it early without a charge unless the loan is for business (loans sanctioned or renewed from 1 January 2026).',
    source: 'RBI (Pre-payment Charges on Loans) Directions, 2 July 2025',
    seen: 'business-standard.com/finance/news/rbi-no-prepayment-charges-loans-mse-bank-small-business-finance-125070201501_1.html',
    checked: '2026-11-27',
  },
  {
    id: 'compare-key-facts',
    file: 'words/en/pages/compare-loans.json',
    words:
      'For a personal or home loan, or an MSME’s term loan, the lender must give it to you before you sign.',
    source: 'RBI, circular DOR.STR.REC.13/13.03.00/2024-25, 15 April 2024',
    seen: 'rbi.org.in/Scripts/NotificationUser.aspx?Id=12663',
    checked: '2026-11-27',
  },
  {
    id: 'digital-loan-flow',
    file: 'words/en/pages/terms.json',
    words:
      'For a loan that is arranged online, the lender pays into your own account, or straight to the seller where the loan is for a purchase. You repay to the lender.',
    source:
      'RBI (Digital Lending) Directions, 8 May 2025; since 28 November 2025 in its directions on responsible business conduct',
    seen: 'mondaq.com/india/fin-tech/1636908/digital-lending-directions-2025',
    checked,
  },
  {
    id: 'treds',
    file: 'words/en/pages/services/billDiscounting.json',
    words: 'several lenders bid for an accepted invoice, and you do not repay if the buyer fails to pay.',
    source: 'RBI (Trade Receivables Discounting System) Directions, 23 June 2026; before them of 2014',
    seen: 'ujiyari.com/daily/2026/06/24/rbi-treds-master-direction-2026-msme-financing/',
    checked,
  },
  {
    id: 'export-proceeds',
    file: 'words/en/pages/services/exportbillDiscounting.json',
    words: 'export proceeds must still reach India within the time that the foreign-exchange rules allow.',
    source:
      'Foreign Exchange Management (Export and Import of Goods and Services) Regulations, 2026, in force since 1 October 2026, regulation 5',
    seen: 'taxtmi.com/acts?id=52852',
    checked,
  },
];
