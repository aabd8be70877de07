import type { Source } from './source.ts';

const checkedOn = '2026-11-23';
const nri = 'words/en/pages/nri.json';

/** The sources on tax for NRIs, and on the tax (TDS) that buyers of property deduct. */
export const taxAbroad: readonly Source[] = [
  { id: 'nri-interest', checkedOn, quotes: { [nri]: 'None while you are a non-resident' },
    citation: 'Income-tax Act, 1961, sections 10(4) and 10(15)(iv)(fa), taken over by the Income-tax Act, 2025',
    readAt: 'endoviawealth.com/?p=4154' },
  { id: 'nri-forms', checkedOn, quotes: { [nri]: 'Form 145 … Form 146' },
    citation: 'Income-tax Rules, 2026, rule 220, since 1 April 2026',
    readAt: 'nileshdesaiandco.com/blog/form-145-146.html' },
  { id: 'nri-full-price', checkedOn: '2026-11-26', quotes: { [nri]: 'TDS on the full price, not only on your gain', 'articles/texts/nri-papers-for-a-flat.md': 'deducted on the full price, not only on the gain' },
    citation: 'Income-tax Act, 2025, section 393(2), Table, Sl. No. 17, since 1 April 2026; before it section 195 of the Act of 1961. The section taxes the chargeable amount; the full price is the practice without a certificate under section 395(1)',
    readAt: 'livemint.com/money/personal-finance/what-are-the-tax-implications-of-selling-property-without-a-pan-11733728318079.html' },
  { id: 'nri-rent', checkedOn, quotes: { [nri]: 'tenant … must deduct TDS' },
    citation: 'Income-tax Act, 2025, section 393(2); before it section 195 of the Act of 1961',
    readAt: 'livemint.com/money/personal-finance/onus-on-tenant-to-cut-tds-for-nri-payments/amp-11627325995567.html' },
  { id: 'nri-tax-at-source', checkedOn, quotes: { [nri]: 'buyer must deduct tax (TDS)', 'articles/texts/nri-papers-for-a-flat.md': 'buys from an NRI must deduct tax (TDS)' },
    citation: 'Income-tax Act, 2025, section 393(2), since 1 April 2026; before it section 195 of the Act of 1961',
    readAt: 'besttaxinfo.in/nri-property-tds-new-rules-2026-explained/' },
  { id: 'nri-buyer-pan', checkedOn: '2026-11-29', quotes: { [nri]: ['1 October 2026 a resident individual or Hindu undivided family (HUF) … PAN; no TAN', 'as an NRI buyer you need a TAN'], 'articles/texts/nri-papers-for-a-flat.md': 'Since 1 October 2026, a buyer who is a resident individual or a Hindu undivided family (HUF) … does not need a TAN. Other buyers, such as NRIs and companies, still need one' },
    citation: 'Income-tax Act, 2025, section 397(1)(c), as substituted by the Finance Act, 2026 (clause 75 of the Bill), since 1 October 2026. Enactment as reported on 12 May 2026; the Act itself was not read',
    readAt: 'mbrmassociates.in/Blog/1026/PANorTAN.aspx' },
  { id: 'nri-tax-certificate', checkedOn, quotes: { [nri]: 'before the sale for a certificate with a lower rate' },
    citation: 'Income-tax Act, 2025, section 395(1)',
    readAt: 'nileshdesaiandco.com/blog/form-145-146.html' },
  { id: 'nri-seller-rate', checkedOn: '2026-11-29', quotes: { [nri]: '12.5% if you held the property for more than two years, otherwise 30%, plus surcharge and cess (Income-tax Act, 2025, section 393(2))' },
    citation: 'Income-tax Act, 2025, section 393(2), Table, Sl. No. 17, since 1 April 2026: at the rates in force of the Finance Act, 2026. Long-term gains 12.5% (section 197(1)(b); no indexation for non-residents, section 197(3)), other income of a non-resident 30%. As reported after the Budget of 2026; the First Schedule itself was not read',
    readAt: 'akhandindia.com/money/nri-property-sale-tds-rate-cut-budget-update-2026' },
  { id: 'nri-buyer-tds', checkedOn: '2026-11-27', quotes: { [nri]: '₹50 lakh or more … 1% TDS … Form 141 (until March 2026: Form 26QB)' },
    citation: 'Income-tax Act, 2025, section 393(1), Table, Sl. No. 3(i), and Income-tax Rules, 2026, Form 141, since 1 April 2026; before them section 194-IA of the Act of 1961 and Form 26QB',
    readAt: 'taxscan.in/top-stories/tds-for-propertyrental-paymentvdaprofessional-contractor-payments-us-3931-know-how-to-file-form-141-1445395' },
  { id: 'home-buyer-tds', checkedOn: '2026-11-27', quotes: { 'sections/flat-example.tsx': 'BUYER_TDS = 1_00', 'words/en/pages/home-loan.json': '₹50 lakh or more … 1% of the price, or of the stamp duty value … Form 141 (until March 2026: Form 26QB)' },
    citation: 'Income-tax Act, 2025, section 393(1), Table, Sl. No. 3(i), and Income-tax Rules, 2026, Form 141, since 1 April 2026; before them section 194-IA of the Act of 1961 and Form 26QB',
    readAt: 'taxgst.in/?p=66914' },
]; // oxfmt-ignore
