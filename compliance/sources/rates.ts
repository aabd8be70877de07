import type { Source } from './source.ts';

const rates = 'content/published-rates.ts';

/** The sources of published interest rates and of banks' websites. In November 2026, no newer rates could be found. */
export const publishedRates: readonly Source[] = [
  { id: 'home-loan-rate', checkedOn: '2026-02-06', isRate: true, quotes: { [rates]: "from: 7.1, to: 10.7, source: 'Business Standard', checked: '2026-02-06'" },
    citation: 'Business Standard, home loan rates of public sector banks, 6 February 2026: most start at 7.10% to 7.30%, Punjab & Sind Bank goes up to 10.70%. No later table could be found',
    readAt: 'business-standard.com/amp/finance/personal-finance/home-loans-at-7-12-range-after-rbi-rate-hold-check-latest-offers-here-126020600771_1.html' },
  { id: 'property-loan-rate', checkedOn: '2025-06-24', isRate: true, quotes: { [rates]: "from: 8.9, to: 18.25, source: 'Paisabazaar', checked: '2025-06-24'" },
    citation: 'Paisabazaar, rates of loans against property of banks and housing finance companies as of 24 June 2025: Central Bank of India starts at 8.90%, Bank of Baroda goes up to 18.25%',
    readAt: 'paisabazaar.com/loan-against-property/interest-rates' },
  { id: 'personal-loan-rate', checkedOn: '2025-11-06', isRate: true, quotes: { [rates]: "from: 9.98, to: 24, source: 'India Today', checked: '2025-11-06'" },
    citation: 'India Today, personal loan rates of seven large banks, 6 November 2025: Kotak Mahindra Bank starts at 9.98%, HDFC Bank goes up to 24%',
    readAt: 'indiatoday.in/amp/business/personal-finance/story/from-icici-hdfc-to-sbi-personal-loan-interest-rates-across-7-top-banks-2814542-2025-11-06' },
  { id: 'business-loan-rate', checkedOn: '2026-01-09', isRate: true, quotes: { [rates]: "from: 9.5, to: 36, source: 'Paisabazaar', checked: '2026-01-09'" },
    citation: 'Paisabazaar, rates of unsecured business loans of banks and NBFCs as of 9 January 2026: Kotak Mahindra Bank starts at 9.50%, Muthoot Fincorp goes up to 36%',
    readAt: 'paisabazaar.com/business-loan/interest-rates' },
  { id: 'car-loan-rate', checkedOn: '2026-01-14', isRate: true, quotes: { [rates]: "from: 7.35, to: 14, source: 'Business Standard', checked: '2026-01-14'" },
    citation: 'Business Standard, new car loan rates of banks as of 14 January 2026: UCO Bank starts at 7.35%, Punjab and Sind Bank goes up to 14.00%',
    readAt: 'business-standard.com/amp/finance/personal-finance/car-loan-rates-in-mid-jan-2026-start-at-7-35-emis-from-rs-9-983-126011500607_1.html' },
  { id: 'bank-websites', checkedOn: '2026-11-29', quotes: { 'words/en/published-rates.json': ['https://sbi.bank.in … https://pnb.bank.in … https://www.hdfc.bank.in … https://www.icici.bank.in', 'ends in .bank.in'] },
    citation: 'RBI, circular of 21 April 2025: banks move their websites to .bank.in by 31 October 2025; confirmed by PIB Fact Check, November 2025',
    readAt: 'freepressjournal.in/business/rbi-directs-banks-to-shift-to-bankin-domain-heres-how-this-move-could-strengthen-cybersecurity-customer-trust' },
]; // oxfmt-ignore
