import type { Source } from './source.ts';

const checkedOn = '2026-11-23';

/** The sources on credit ratings, credit records and credit scores. */
export const ratings: readonly Source[] = [
  { id: 'rating-public-debt', checkedOn, quotes: { 'words/en/pages/services/creditRatingAdversory.json': 'Every public issue of debt needs a rating' },
    citation: 'SEBI (Issue and Listing of Non-Convertible Securities) Regulations, 2021 (9 August 2021); before them regulation 4(2)(c) on debt securities, 2008',
    readAt: 'finnovaadvisory.com/bond-ncd-rating-advisory' },
  { id: 'rating-not-cooperating', checkedOn, quotes: { 'words/en/pages/services/credit-rating.json': 'issuer not cooperating', 'articles/texts/what-a-rating-analyst-asks.md': 'issuer not cooperating' },
    citation: 'SEBI, circular SEBI/HO/DDHS/DDHS-POD2/P/CIR/2023/105, 27 June 2023: lists of issuers not cooperating',
    readAt: 'taxguru.in/sebi/sebi-circular-disclosure-non-cooperative-issuers-credit-rating-agencies.html' },
  { id: 'rating-letters', checkedOn, quotes: { 'words/en/pages/services/creditRatingAdversory.json': 'All use the same letters', 'words/en/pages/services/credit-rating.json': 'AAA for the highest safety down to D for default' },
    citation: 'SEBI, circular CIR/MIRSD/4/2011, 15 June 2011: one set of symbols for all agencies',
    readAt: 'taxguru.in/sebi/sebi-circular-standardisation-rating-symbols-definitions.html' },
  { id: 'rating-agencies', checkedOn: '2026-11-29', quotes: { 'words/en/pages/services/creditRatingAdversory.json': 'Seven agencies are registered with SEBI', 'words/en/pages/services/credit-rating.json': 'registered with SEBI to choose from' },
    citation: 'SEBI, list of registered credit rating agencies under the Regulations of 1999: seven, read in a summary of 2 May 2025',
    readAt: 'cleartax.in/s/credit-rating-agencies-in-india' },
  { id: 'restructured-record', checkedOn, quotes: { 'words/en/pages/services/investment-banking.json': 'relief is marked in credit records' },
    citation: 'RBI, circular of 6 August 2020, part D, paragraph 54: the status of the account',
    readAt: 'dvararesearch.com/pass-through-of-loan-restructuring-information-micro-finance-loans-and-credit-bureau-records/' },
  { id: 'score-range', checkedOn: '2026-11-27', quotes: { 'words/en/content/loans.json': 'The scale is 300 to 900' },
    citation: 'TransUnion CIBIL, range of the CIBIL score for individuals, as of 2026',
    readAt: 'crif.in/news-and-events/news/2017/january/all-about-free-credit-information-reports' },
  { id: 'score-free-report', checkedOn: '2026-11-27', quotes: { 'words/en/content/loans.json': 'free once a year' },
    citation: 'RBI, circular of 1 September 2016: one free full credit report with score in a calendar year, on request, from each credit information company, since 1 January 2017',
    readAt: 'moneylife.in/article/how-to-get-your-credit-report-for-free/62759.html' },
]; // oxfmt-ignore
