import type { Source } from './source.ts';

const file = 'words/en/pages/overdue-invoices.json';
const messages = 'words/en/overdue.json';
const rates = 'calculators/finance/bank-rates.ts';
const checked = '2026-11-27';

/** Overdue invoices of micro and small enterprises, and the bank rate. */
export const latePayment: readonly Source[] = [
  {
    id: 'late-payment-days',
    file: messages,
    words: 'at most, by law, to pay a micro or small enterprise, even if the contract says more',
    source: 'Micro, Small and Medium Enterprises Development Act, 2006, sections 2(b) and 15',
    seen: 'iiaonline.in/facilitation.aspx',
    checked,
  },
  {
    id: 'late-payment-nothing-agreed',
    file: messages,
    words: 'without a date agreed in writing',
    source: 'Micro, Small and Medium Enterprises Development Act, 2006, sections 2(b) and 15',
    seen: 'iiaonline.in/facilitation.aspx',
    checked,
  },
  {
    id: 'late-payment-acceptance',
    file,
    words:
      'On the day of acceptance. That is the day of delivery, unless the buyer objects in writing within 15 days; then the day on which you remove the objection.',
    source: 'Micro, Small and Medium Enterprises Development Act, 2006, section 2(b), explanation',
    seen: 'msmediagra.gov.in/msmedchapter1.htm',
    checked,
  },
  {
    id: 'late-payment-interest',
    file: messages,
    words: 'interest a year after that: three times the bank rate,',
    source: 'Micro, Small and Medium Enterprises Development Act, 2006, section 16',
    seen: 'lawgist.in/micro-small-and-medium-enterprises-development-act/16',
    checked,
  },
  {
    id: 'late-payment-rests',
    file: messages,
    words: 'a year, the interest is added to the amount (monthly rests)',
    source: 'Micro, Small and Medium Enterprises Development Act, 2006, section 16',
    seen: 'lawgist.in/micro-small-and-medium-enterprises-development-act/16',
    checked,
  },
  {
    id: 'late-payment-contract',
    file,
    words: 'That of the Reserve Bank, whatever interest the contract names.',
    source: 'Micro, Small and Medium Enterprises Development Act, 2006, sections 16 and 24',
    seen: 'lawgist.in/micro-small-and-medium-enterprises-development-act/16',
    checked,
  },
  {
    id: 'late-payment-each-rest',
    file,
    words: 'The Calcutta High Court held in 2024 that the bank rate in force at each monthly rest counts.',
    source: 'Calcutta High Court, 9 July 2024, V.K. Patel v. Simplex Infrastructures, 2024 (8) TMI 652',
    seen: 'taxtmi.com/caselaws?id=756948',
    checked,
  },
  {
    id: 'late-payment-who',
    file,
    words: 'Only micro and small enterprises can claim it, not medium ones.',
    source: 'Micro, Small and Medium Enterprises Development Act, 2006, section 2(n), definition of supplier',
    seen: 'scconline.com/blog/post/2022/12/14/when-is-the-interest-rate-payable-under-section-16-of-the-msmed-act-2006-applicable/',
    checked,
  },
  {
    id: 'late-payment-deduction',
    file,
    words:
      'deducts the invoice only in the tax year of payment. Paying before the tax return is filed does not help.',
    source:
      'Income-tax Act, 2025, section 37(1), (2)(g) and (3), in force since 1 April 2026; before it section 43B(h) of the Income-tax Act, 1961',
    seen: 'easevalue.com/income-tax-act-2025/section-37-deductions-allowed-actual-payment',
    checked,
  },
  {
    id: 'late-payment-interest-deduction',
    file,
    words: 'The interest is never deductible (section 23 of the MSMED Act).',
    source:
      'Micro, Small and Medium Enterprises Development Act, 2006, section 23; it names the Income-tax Act, 1961, which the Act of 2025 has replaced',
    seen: 'lawgist.in/micro-small-and-medium-enterprises-development-act/23',
    checked,
  },
  {
    id: 'late-payment-claim',
    file,
    words:
      'the MSME ODR portal (odr.msme.gov.in), which replaced MSME Samadhaan for new cases on 15 October 2025.',
    source:
      'Ministry of MSME, Office Memorandum of 3 October 2025 (L/AFI/RAMP/2022-ODR Initiatives): new cases on the ODR portal from 15 October 2025',
    seen: 'righttoinformation.wiki/msme-odr-portal-delayed-payment-complaint-2026',
    checked,
  },
  {
    id: 'late-payment-registration',
    file,
    words: 'courts differ on later registration.',
    source:
      'Supreme Court, 10 January 2025, NBCC v. State of West Bengal, 2025 INSC 54: referred to a larger bench',
    seen: 'casemine.com/commentary/in/msme-registration-not-a-prerequisite-for-section-18-dispute-resolution',
    checked,
  },
  {
    id: 'late-payment-council',
    file,
    words: 'The facilitation council of your state tries conciliation first, then arbitration.',
    source: 'Micro, Small and Medium Enterprises Development Act, 2006, section 18',
    seen: 'righttoinformation.wiki/msme-odr-portal-delayed-payment-complaint-2026',
    checked,
  },
  {
    id: 'late-payment-limits',
    file,
    words:
      'Micro: investment in plant and equipment up to ₹2.5 crore and turnover up to ₹10 crore. Small: up to ₹25 crore and ₹100 crore. You must keep to both limits, which are in force since 1 April 2025.',
    source: 'Ministry of MSME, notification S.O. 1364(E), 21 March 2025, in force since 1 April 2025',
    seen: 'elplaw.in/leadership/msme-definition-expanded-government-enhances-investment-and-turnover-limits/',
    checked,
  },
  {
    id: 'late-payment-ninety-days',
    file,
    words: 'The law says within 90 days of your claim;',
    source: 'Micro, Small and Medium Enterprises Development Act, 2006, section 18(5)',
    seen: 'livelaw.in/arbitration-cases/90-day-timeline-section-185-of-msme-act-directory-calcutta-high-court-271350',
    checked,
  },
  {
    id: 'late-payment-longer',
    file,
    words: 'it can take much longer.',
    source:
      'MSME Samadhaan, totals of the portal: 50,096 applications not yet viewed by the councils. Delhi High Court, June 2021: the council processed applications of 2017-2018',
    seen: 'samadhaan.msme.gov.in/MyMsme/MSEFC/MSEFC_Welcome.aspx',
    checked,
  },
  {
    id: 'late-payment-letter',
    file: 'sections/demand-letter-text.ts',
    words: 'section 37(2)(g), Income-tax Act, 2025; until March 2026 section 43B(h), Act of 1961',
    source: 'Income-tax Act, 2025, section 37; Income-tax Act, 1961, section 43B(h)',
    seen: 'aubsp.com/section-37-business-expenditure-general-deduction',
    checked,
  },
  {
    id: 'late-payment-letter-interest',
    file: 'sections/demand-letter-text.ts',
    words: 'and the interest never (section 23, MSMED Act).',
    source: 'Micro, Small and Medium Enterprises Development Act, 2006, section 23',
    seen: 'ibclaw.in/section-23-interest-not-to-be-allowed-as-deduction-from-income/',
    checked,
  },
  {
    id: 'bank-rate-2025-12',
    file: rates,
    words: "{ from: '2025-12-05', rate: 5_50 },",
    source:
      'Reserve Bank of India, circular RBI/2025-26/134, 5 December 2025; still 5.5% on 6 February 2026. No later change could be verified',
    seen: 'indiatoday.in/business/story/rbi-keeps-key-lending-rates-unchanged-at-525-in-last-mpc-of-fy26-2863965-2026-02-06',
    checked,
  },
  {
    id: 'bank-rate-2025-06',
    file: rates,
    words: "{ from: '2025-06-06', rate: 5_75 },",
    source: 'Reserve Bank of India, monetary policy statement of 6 June 2025',
    seen: 'news9live.com/business/economy/rbi-monetary-policy-committee-mpc-announcements-governor-sanjay-malhotra-repo-rate-inflation-gdp-2863687/amp',
    checked,
  },
  {
    id: 'bank-rate-2025-04',
    file: rates,
    words: "{ from: '2025-04-09', rate: 6_25 }, { from: '2025-02-07', rate: 6_50 },",
    source: 'Reserve Bank of India, monetary policy statements of 9 April and 7 February 2025',
    seen: 'news.finwealthglobal.com/opinion/rbi-mpc-meet-key-updates-with-rate-changes',
    checked,
  },
  {
    id: 'bank-rate-2018',
    file: rates,
    words: "{ from: '2023-02-08', rate: 6_75 },",
    source: 'Reserve Bank of India, changes of the bank rate from 1 August 2018 to 8 February 2023',
    seen: 'nbassociates.net/rbi-bank-rate-for-msme',
    checked,
  },
];
