import type { Source } from './source.ts';

const file = 'pages/nri.tsx';
const checked = '2026-11-23';

/** The guide for NRIs, tax apart. */
export const abroad: readonly Source[] = [
  {
    id: 'nri-accounts',
    file,
    words: 'Income after tax; the rest up to USD 1 million a financial year',
    source: 'Foreign Exchange Management (Deposit) Regulations, 2016, schedules 1 to 3',
    seen: 'nritaxservices.com/FEMA/M__19',
    checked,
  },
  {
    id: 'nri-fcnr-term',
    file,
    words: 'Foreign currency, as a deposit of one to five years',
    source: 'RBI, questions on facilities for non-residents (FAQ 52), after the regulations of 2016',
    seen: 'eoiyemen.gov.in/nri.php',
    checked,
  },
  {
    id: 'nri-old-account',
    file,
    words: 'A savings account from the time when you lived in India must become an NRO account',
    source: 'Foreign Exchange Management (Deposit) Regulations, 2016, schedule 3',
    seen: 'taxguru.in/rbi/conversion-bank-accounts-change-residential-status.html',
    checked,
  },
  {
    id: 'nri-no-permission',
    file,
    words: 'Without asking the Reserve Bank first.',
    source: 'Foreign Exchange Management (Non-debt Instruments) Rules, 2019, rule 24',
    seen: 'aiftponline.org/journal/2022/january-2022/acquisition-of-immovable-properties-in-india-by-nris-fema-perspective/',
    checked,
  },
  {
    id: 'nri-land',
    file,
    words: 'Agricultural land, plantations and farmhouses may not be bought; they may be inherited.',
    source: 'Foreign Exchange Management (Non-debt Instruments) Rules, 2019, rule 24(a) and (c)',
    seen: 'taxmanagementindia.com/visitor/detail_act.asp?ID=37922',
    checked,
  },
  {
    id: 'nri-payment',
    file,
    words: 'Foreign notes and traveller’s cheques are not allowed.',
    source: 'Foreign Exchange Management (Non-debt Instruments) Rules, 2019, rule 24(a)',
    seen: 'taxmanagementindia.com/visitor/detail_act.asp?ID=37922',
    checked,
  },
  {
    id: 'nri-fund-houses',
    file,
    words: 'Out of an NRE or an NRO account. Some fund houses take no investors from certain countries.',
    source: 'The fund houses, because of the law of the United States and of Canada (2016 and later)',
    seen: 'thehindubusinessline.com/portfolio/mutual-funds/how-nris-can-invest-in-mutual-funds/article8721158.ece',
    checked,
  },
  {
    id: 'nri-home-loan',
    file,
    words: 'Banks in India lend to NRIs for a home.',
    source: 'Foreign Exchange Management (Borrowing and Lending) Regulations, 2018',
    seen: 'taxtmi.com/acts?id=33729',
    checked,
  },
  {
    id: 'nri-remittance',
    file,
    words: 'May leave out of the NRO account, up to USD 1 million in a financial year, April to March',
    source: 'Foreign Exchange Management (Remittance of Assets) Regulations, 2016 (1 April 2016)',
    seen: 'worldtradescanner.com/64-RBI-28.04.2016.htm',
    checked,
  },
  {
    id: 'nri-two-homes',
    file,
    words: 'What was paid for it that way may leave, for at most two homes',
    source: 'RBI, Master Direction on Acquisition and Transfer of Immovable Property, as of 1 September 2022',
    seen: 'taxtmi.com/rss_feed_blog?id=262403',
    checked,
  },
  {
    id: 'nri-power-of-attorney',
    file,
    words: 'Before a notary with an apostille, or at the Indian consulate.',
    source: 'Hague Convention of 1961, and Diplomatic and Consular Officers (Oaths and Fees) Act, 1948',
    seen: 'lawcrust.com/insights/apostille-vs-attestation-poa',
    checked,
  },
  {
    id: 'nri-stamp',
    file,
    words: 'Within three months of its arrival.',
    source: 'Indian Stamp Act, 1899, section 18',
    seen: 'actsofindia.in/section-details/?sectionid=45501',
    checked,
  },
];
