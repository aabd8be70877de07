import type { Source } from './source.ts';

const checkedOn = '2026-11-29';
const schemes = 'words/en/pages/government-schemes.json';
const figures = 'content/government-schemes.ts';

/** The sources on PM Vishwakarma, Mudra, PMEGP and CGTMSE. */
export const governmentSchemes: readonly Source[] = [
  { id: 'mudra-amounts', checkedOn, quotes: { [schemes]: ['Loan up to ₹20 lakh', 'up to ₹50,000', 'up to ₹5 lakh', 'up to ₹10 lakh', 'up to ₹20 lakh', 'Only after you have repaid a Tarun loan', 'Each class begins where the one before it ends … 24 October 2024'], [figures]: ['shishu: 50_000', 'kishore: 5_00_000', 'tarun: 10_00_000', 'tarunPlus: 20_00_000'] },
    citation: 'Department of Financial Services, Pradhan Mantri Mudra Yojana: Shishu up to ₹50,000, Kishore above that up to ₹5 lakh, Tarun up to ₹10 lakh, Tarun Plus up to ₹20 lakh since 24 October 2024',
    readAt: 'business-standard.com/amp/industry/banking/as-mudra-turns-10-signs-of-beneficiaries-moving-into-higher-loan-bracket-125040400714_1.html' },
  { id: 'mudra-direct', checkedOn, quotes: { [schemes]: ['where to apply directly, free of charge', 'Branch of a bank or NBFC, or jansamarth.in'] },
    citation: 'Pradhan Mantri Mudra Yojana, 2015: loans of banks and finance companies without upfront fees; JanSamarth, portal of the central government for its credit schemes, 6 June 2022',
    readAt: 'angelone.in/news/beware-of-fraudulent-loan-offers-under-pm-mudra-yojana-2' },
  { id: 'mudra-fake-letters', checkedOn, quotes: { [schemes]: 'March 2026 … fake approval letters … MUDRA does not lend to borrowers itself' },
    citation: 'PIB Fact Check, March 2026: a letter about a Mudra loan of ₹7 lakh for an agreement charge of ₹860 is fake; MUDRA refinances lenders and does not lend to individuals',
    readAt: 'business-standard.com/amp/finance/personal-finance/rs-7-lakh-pm-mudra-loan-for-a-small-fee-govt-flags-new-online-scam-126030500445_1.html' },
  { id: 'mudra-no-agents', checkedOn, quotes: { [schemes]: 'no agents or middlemen' },
    citation: 'MUDRA, standing notice on its website, founded 2015: no agents or middlemen are engaged for Mudra loans',
    readAt: 'mudra.org.in/FAQ' },
  { id: 'pmegp-free', checkedOn, quotes: { [schemes]: ['6 November 2020 … the whole process is free of charge … no private agency', '"pmegp": "kviconline.gov.in"'] },
    citation: 'Ministry of MSME, warning of 6 November 2020: everything from application to release is online, on one portal of KVIC and free of cost; no private party, agency or middleman is authorised to promote or sanction projects',
    readAt: 'udaipurkiran.com/ministry-of-msme-government-of-india-warns-unscrupulous-elements-against-cheating-people-in-the-name-of-prime-ministers-employment-generation-programme-pmegp-scheme/' },
  { id: 'pmegp-subsidy', checkedOn, quotes: { [figures]: ['general: { own: 10, town: 15, village: 25 }', 'special: { own: 5, town: 25, village: 35 }', 'pmegpCeiling = 50_00_000'], [schemes]: ['Project up to ₹50 lakh (manufacturing) or ₹20 lakh (services, trade)', 'up to ₹50 lakh in manufacturing and ₹20 lakh in services and trade', 'until March 2026', 'New units of people over 18', 'Above ₹10 lakh in manufacturing or ₹5 lakh in services … class 8'] },
    citation: 'Ministry of MSME, PMEGP guidelines of 30 May 2022 for 2021-22 to 2025-26. No decision on later years could be found in November 2026',
    readAt: 'bankofindia.co.in/govt-schemes/prime-minister-employment-generation-programme' },
  { id: 'pmegp-special', checkedOn, quotes: { [schemes]: ['women, SC, ST, OBC, minorities, transgender and disabled persons, ex-servicemen … aspirational districts', 'Only one of a couple … locked for three years'] },
    citation: 'Ministry of MSME, PMEGP guidelines of 30 May 2022; one person from a family of self and spouse; subsidy locked for three years',
    readAt: 'moneyverss.com/goverment-subsidies-details/PMEGP' },
  { id: 'cgtmse-fee', checkedOn, quotes: { [figures]: ['upTo: 10_00_000, fee: 0.37', 'upTo: 50_00_000, fee: 0.55', 'upTo: 1_00_00_000, fee: 0.6', 'upTo: 2_00_00_000, fee: 0.85', 'upTo: 5_00_00_000, fee: 1', 'upTo: 8_00_00_000, fee: 1.1', 'upTo: 10_00_00_000, fee: 1.2'], [schemes]: ['1 April 2025 … in the first year of the guaranteed amount, then of what you owe', 'Loan up to ₹10 crore'] },
    citation: 'CGTMSE, circular of March 2025 after circular 250/2024-25 of 18 March 2025 (ceiling of ₹10 crore): standard annual guarantee fee for guarantees approved or renewed from 1 April 2025',
    readAt: 'bajajfinserv.in/what-is-the-cgtmse-fee' },
  { id: 'cgtmse-cover', checkedOn, quotes: { [schemes]: '75–90% of a loss, 90% for businesses owned by women' },
    citation: 'Ministry of MSME, July 2025: cover of 75% to 90%; CGTMSE, September 2024: 90% for micro and small enterprises owned by women',
    readAt: 'htsyndication.com/asian-news-international/article/govt.-promotes-credit-guarantee-scheme-for-msmes-to-empower-first-generation-entrepreneurs-with-collateral-free-loans/91430674' },
  { id: 'msme-no-collateral', checkedOn, quotes: { [schemes]: '1 April 2026 … collateral on loans up to ₹20 lakh' },
    citation: 'RBI, amendment of February 2026 to its Master Direction on lending to MSMEs, in force since 1 April 2026: no collateral for loans up to ₹20 lakh to micro and small enterprises',
    readAt: 'thepresseditor.com/rbi-raises-collateral-free-loan-limit-for-mses-to-rs-20-lakh-to-boost-credit-access' },
  { id: 'msme-decision', checkedOn, quotes: { [schemes]: '14 working days on loans up to ₹25 lakh' },
    citation: 'Ministry of Finance, PIB, 11 March 2025, on the RBI’s Master Direction on lending to MSMEs: credit decisions on loans up to ₹25 lakh to micro and small enterprises within 14 working days',
    readAt: 'pib.gov.in/PressReleasePage.aspx?PRID=2110404' },
]; // oxfmt-ignore
