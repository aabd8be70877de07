import type { Source } from './source.ts';

const file = 'words/en/pages/nri.json';
const checked = '2026-11-23';

/** Guide for NRIs, except tax. */
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
    words: 'Your old savings account in India must become an NRO account.',
    source: 'Foreign Exchange Management (Deposit) Regulations, 2016, schedule 3',
    seen: 'taxguru.in/rbi/conversion-bank-accounts-change-residential-status.html',
    checked,
  },
  {
    id: 'nri-no-permission',
    file,
    words: 'No RBI permission needed.',
    source: 'Foreign Exchange Management (Non-debt Instruments) Rules, 2019, rule 24',
    seen: 'aiftponline.org/journal/2022/january-2022/acquisition-of-immovable-properties-in-india-by-nris-fema-perspective/',
    checked,
  },
  {
    id: 'nri-land',
    file,
    words: 'You cannot buy agricultural land, plantations or farmhouses, but you can inherit them.',
    source: 'Foreign Exchange Management (Non-debt Instruments) Rules, 2019, rule 24(a) and (c)',
    seen: 'taxmanagementindia.com/visitor/detail_act.asp?ID=37922',
    checked,
  },
  {
    id: 'nri-payment',
    file,
    words: 'Foreign currency notes and traveller’s cheques are not allowed.',
    source: 'Foreign Exchange Management (Non-debt Instruments) Rules, 2019, rule 24(a)',
    seen: 'taxmanagementindia.com/visitor/detail_act.asp?ID=37922',
    checked,
  },
  {
    id: 'nri-fund-houses',
    file,
    words: 'From an NRE or NRO account. Some fund houses do not accept investors from certain countries.',
    source: 'The fund houses, because of the law of the United States and of Canada (2016 and later)',
    seen: 'thehindubusinessline.com/portfolio/mutual-funds/how-nris-can-invest-in-mutual-funds/article8721158.ece',
    checked,
  },
  {
    id: 'nri-home-loan',
    file,
    words: 'Banks in India give home loans to NRIs',
    source: 'Foreign Exchange Management (Borrowing and Lending) Regulations, 2018',
    seen: 'taxtmi.com/acts?id=33729',
    checked,
  },
  {
    id: 'nri-home-loan-repayment',
    file,
    words:
      'You repay from abroad, from your NRE, FCNR or NRO account or from the rent; a close relative in India may pay from their own account.',
    source:
      'RBI, A.P. (DIR Series) Circular 93, 25 May 2004, and circular RBI/2011-12/183, 16 September 2011; now the Foreign Exchange Management (Borrowing and Lending) Regulations, 2018',
    seen: 'rbi.org.in/Scripts/NotificationUser.aspx?Id=1638&Mode=0',
    checked: '2026-11-27',
  },
  {
    id: 'nri-remittance',
    file,
    words: 'From the NRO account, up to USD 1 million in a financial year (April to March).',
    source: 'Foreign Exchange Management (Remittance of Assets) Regulations, 2016 (1 April 2016)',
    seen: 'worldtradescanner.com/64-RBI-28.04.2016.htm',
    checked,
  },
  {
    id: 'nri-two-homes',
    file,
    words: 'You can send back the amount you paid that way, for up to two homes.',
    source: 'RBI, Master Direction on Acquisition and Transfer of Immovable Property, as of 1 September 2022',
    seen: 'taxtmi.com/rss_feed_blog?id=262403',
    checked,
  },
  {
    id: 'nri-power-of-attorney',
    file,
    words: 'At the Indian consulate, or before a notary with an apostille.',
    source: 'Hague Convention of 1961, and Diplomatic and Consular Officers (Oaths and Fees) Act, 1948',
    seen: 'lawcrust.com/insights/apostille-vs-attestation-poa',
    checked,
  },
  {
    id: 'nri-no-apostille',
    file,
    words:
      'Countries outside the Apostille Convention, such as the UAE, have no apostille: sign at the Indian consulate there, or have the notarised document attested by the foreign ministry and the consulate.',
    source: 'Hague Convention of 5 October 1961 (Apostille), to which the UAE is not a party',
    seen: 'privatenotarydubai.ae/blog/consular-attestation-from-the-uae-to-india',
    checked,
  },
  {
    id: 'nri-stamp',
    file,
    words: 'Within three months of its arrival in India.',
    source: 'Indian Stamp Act, 1899, section 18',
    seen: 'actsofindia.in/section-details/?sectionid=45501',
    checked,
  },
];
