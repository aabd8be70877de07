import type { Source } from './source.ts';

const file = 'words/en/pages/nri.json';
const checked = '2026-11-23';

/** Guide for NRIs: tax. And the TDS that buyers of property deduct. */
export const taxAbroad: readonly Source[] = [
  {
    id: 'nri-interest',
    file,
    words: 'None while you are a non-resident',
    source: 'Income-tax Act, 1961, sections 10(4) and 10(15)(iv)(fa), taken over by the Income-tax Act, 2025',
    seen: 'endoviawealth.com/?p=4154',
    checked,
  },
  {
    id: 'nri-forms',
    file,
    words: 'a tax declaration, Form 145, and often a chartered accountant’s certificate, Form 146',
    source: 'Income-tax Rules, 2026, rule 220, since 1 April 2026',
    seen: 'nileshdesaiandco.com/blog/form-145-146.html',
    checked,
  },
  {
    id: 'nri-full-price',
    file,
    words: 'Without a certificate, buyers usually deduct TDS on the full price, not only on your gain.',
    source:
      'Income-tax Act, 2025, section 393(2), Table, Sl. No. 17, since 1 April 2026; before it section 195 of the Act of 1961. The section taxes the chargeable amount; the full price is the practice without a certificate under section 395(1)',
    seen: 'livemint.com/money/personal-finance/what-are-the-tax-implications-of-selling-property-without-a-pan-11733728318079.html',
    checked: '2026-11-26',
  },
  {
    id: 'nri-rent',
    file,
    words: 'A tenant who pays rent to an NRI must deduct TDS too.',
    source: 'Income-tax Act, 2025, section 393(2); before it section 195 of the Act of 1961',
    seen: 'livemint.com/money/personal-finance/onus-on-tenant-to-cut-tds-for-nri-payments/amp-11627325995567.html',
    checked,
  },
  {
    id: 'nri-tax-at-source',
    file,
    words:
      'A buyer must deduct tax (TDS) from the price paid to an NRI and pay it to the Income Tax Department.',
    source:
      'Income-tax Act, 2025, section 393(2), since 1 April 2026; before it section 195 of the Act of 1961',
    seen: 'besttaxinfo.in/nri-property-tds-new-rules-2026-explained/',
    checked,
  },
  {
    id: 'nri-tax-certificate',
    file,
    words: 'You can apply before the sale for a certificate with a lower rate.',
    source: 'Income-tax Act, 2025, section 395(1)',
    seen: 'nileshdesaiandco.com/blog/form-145-146.html',
    checked,
  },
  {
    id: 'nri-long-term-gain',
    file,
    words: 'Tax on a long-term gain is 12.5%, plus surcharge and cess.',
    source:
      'Income-tax Act, 2025, section 197(1)(b), since 1 April 2026; before it section 112 of the Act of 1961, for sales since 23 July 2024. No indexation for non-residents: section 197(3) is for residents',
    seen: 'caclubindia.com/acts/33600-tax-on-long-term-capital-gains-income-tax-act-2025.asp',
    checked: '2026-11-27',
  },
  {
    id: 'nri-buyer-tds',
    file: 'words/en/pages/nri.json',
    words:
      'Do you buy property for ₹50 lakh or more from a seller resident in India? Then you deduct 1% TDS yourself and pay it with Form 141 (until March 2026: Form 26QB).',
    source:
      'Income-tax Act, 2025, section 393(1), Table, Sl. No. 3(i), and Income-tax Rules, 2026, Form 141, since 1 April 2026; before them section 194-IA of the Act of 1961 and Form 26QB',
    seen: 'taxscan.in/top-stories/tds-for-propertyrental-paymentvdaprofessional-contractor-payments-us-3931-know-how-to-file-form-141-1445395',
    checked: '2026-11-27',
  },
  {
    id: 'home-buyer-tds',
    file: 'words/en/pages/home-loan.json',
    words:
      'for a home of ₹50 lakh or more from a seller resident in India, the buyer deducts 1% of the price, or of the stamp duty value if that is higher, and pays it to the Income Tax Department with Form 141 (until March 2026: Form 26QB).',
    source:
      'Income-tax Act, 2025, section 393(1), Table, Sl. No. 3(i), and Income-tax Rules, 2026, Form 141, since 1 April 2026; before them section 194-IA of the Act of 1961 and Form 26QB',
    seen: 'taxgst.in/?p=66914',
    checked: '2026-11-27',
  },
];
