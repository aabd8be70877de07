import type { Source } from './source.ts';

const checkedOn = '2026-11-29';
const creditScore = 'words/en/pages/credit-score.json';

/** The sources of the credit score guide. */
export const creditReports: readonly Source[] = [
  { id: 'credit-report-free', checkedOn, quotes: { [creditScore]: 'one full report with your score free of charge every calendar year' },
    citation: 'RBI, circular of 1 September 2016, in force since 1 January 2017: one free full credit report with score per bureau and calendar year',
    readAt: 'moneylife.in/article/how-to-get-your-credit-report-for-free/62759.html' },
  { id: 'credit-report-price', checkedOn, quotes: { [creditScore]: 'A further report costs at most ₹100' },
    citation: 'Ministry of Finance, answer in the Lok Sabha, August 2025: a bureau may charge up to ₹100 for a report',
    readAt: 'jurishour.in/notification/cibil-score-not-mandatory-first-time-loan' },
  { id: 'credit-report-pages', checkedOn, quotes: { 'content/credit-bureaus.ts': ['https://www.cibil.com/freecibilscore', 'https://consumer.experian.in/ECV-OLN/view/angular/', 'https://www.equifax.co.in/support/free-credit-report/', 'https://www.crifhighmark.com/your-credit-score', "creditBureausChecked = '2026-09-22'"] },
    citation: 'Sites of the four bureaus, of which a guide names domains and the page of CRIF; the pages are as listed in the source code of an Indian banking app, which opened each on 22 September 2026',
    readAt: 'pressbooks.cuny.edu/learners/part/free-credit-reports-understanding-your-financial-health' },
  { id: 'credit-score-scale', checkedOn, quotes: { [creditScore]: ['from 300 to 900', 'Many regard 750 or more as good'] },
    citation: 'Mint, November 2025: banks usually consider 750 or above as favourable; the scale of all four bureaus is 300 to 900',
    readAt: 'livemint.com/money/personal-finance/rbi-issues-draft-guidelines-for-weekly-credit-score-updates-how-will-this-impact-you-11764134289634.html' },
  { id: 'credit-score-minimum', checkedOn, quotes: { [creditScore]: ['The RBI has set no minimum', '6 January 2025 … should not be refused only because there is no credit history'] },
    citation: 'RBI, Master Direction on credit information reporting, 6 January 2025, as quoted by the Ministry of Finance in the Lok Sabha, August 2025',
    readAt: 'moneycontrol.com/banking/first-time-borrowers-can-get-bank-loans-without-minimum-cibil-score-clarifies-finance-ministry-article-13482997.html' },
  { id: 'credit-score-own-check', checkedOn, quotes: { [creditScore]: ['Checking your own report does not lower your score', 'many loan applications in a short time'] },
    citation: 'Bajaj Markets, guide to soft and hard inquiries, read in November 2026: a check of one’s own does not change the score, many applications lower it',
    readAt: 'bajajfinservmarkets.in/credit-score/does-checking-credit-history-affect-cibil-score.html' },
  { id: 'credit-score-weekly', checkedOn, quotes: { [creditScore]: '1 July 2026 … four times a month' },
    citation: 'RBI, Credit Information Reporting Amendment Directions, 4 December 2025, in force since 1 July 2026: reports as on the 9th, 16th, 23rd and last day of each month',
    readAt: 'bfsicompliance.info/rbis-credit-reporting-framework-the-2025-amendments-explained/' },
  { id: 'credit-error-lender', checkedOn, quotes: { [creditScore]: 'only when the lender confirms it' },
    citation: 'Credit Information Companies (Regulation) Act, 2005, section 21: a bureau corrects an entry only after the credit institution has certified the correction',
    readAt: 'loanbaba.com/cibil/solution-for-CIBIL-errors.html' },
  { id: 'credit-error-compensation', checkedOn, quotes: { [creditScore]: ['The lender has 21 of them', 'After 30 days … ₹100 for each day … within five working days', 'no compensation in a dispute about how a score is calculated', 'if an error is not corrected within 30 days'] },
    citation: 'RBI, circular RBI/2023-24/72, 26 October 2023, framework for compensation, in force since 26 April 2024; since 6 January 2025 in its Master Direction on credit information reporting',
    readAt: 'foxmandal.in/News/compensation-framework-for-delayed-credit-information-updation/' },
  { id: 'credit-error-ombudsman', checkedOn, quotes: { [creditScore]: 'No answer in 30 days, a refusal or no compensation … free of charge' },
    citation: 'Reserve Bank – Integrated Ombudsman Scheme, 2026, in force since 1 July 2026, also for credit information companies',
    readAt: 'inquisitivemind5.blogspot.com/2026/02/reserve-bank-integrated-ombudsman.html' },
]; // oxfmt-ignore
