import type { Source } from './source.ts';

const checkedOn = '2026-11-29';
const rates = 'site/profit-tax.ts';
const page = 'words/en/pages/services/ourEndToEndforeignServices.json';

/** The sources on income tax on a profit in India, and on its transfer to an owner abroad. */
export const profitTax: readonly Source[] = [
  { id: 'company-tax', checkedOn, quotes: { [rates]: 'company: { rate: 22, surcharge: { from: 10, to: 10 } }', [page]: 'The company has to choose the 22% rate of section 200 and gives up incentives' },
    citation: 'Income-tax Act, 2025, section 200: 22% at the option of the company, without the deductions named there; with 10% surcharge and 4% cess 25.17%. Unchanged for tax year 2026-27 (Finance Act, 2026)',
    readAt: 'taxtmi.com/tmi_notes?id=2476' },
  { id: 'llp-tax', checkedOn, quotes: { [rates]: 'llp: { rate: 30, surcharge: { from: 0, to: 12 } }' },
    citation: 'Finance Act, 2026, First Schedule: firms 30%, 12% surcharge above ₹1 crore, 4% cess',
    readAt: 'taxtmi.com/tmi_notes?id=2472' },
  { id: 'office-tax', checkedOn, quotes: { [rates]: ['branch: { rate: 35, surcharge: { from: 0, to: 5 } }', 'const CESS = 4'] },
    citation: 'Finance (No. 2) Act, 2024: foreign companies 35%, surcharge 2% above ₹1 crore and 5% above ₹10 crore, 4% cess; unchanged by the Finance Act, 2026',
    readAt: 'commerceclub.in/income-tax-rate-for-domestic-foreign-companies-for-fy-2024-25' },
  { id: 'office-remittance', checkedOn, quotes: { [rates]: 'branch: { profit: branch }' },
    citation: 'PwC, Worldwide Tax Summaries, India, branch income, 14 May 2020: no withholding tax when a branch remits its profit; the Income-tax Act, 2025, has no such tax either',
    readAt: 'taxsummaries.pwc.com/india/corporate/branch-income' },
  { id: 'llp-share', checkedOn, quotes: { [rates]: 'llp: { profit: llp }' },
    citation: 'Income-tax Act, 2025, section 11 and Schedule III, Table, Sl. No. 2: the share of a partner in the income of a firm, which includes an LLP, is not taxed again',
    readAt: 'eztax.in/income-tax-act-2025/schedule-iii' },
  { id: 'dividend-tax', checkedOn, quotes: { [rates]: 'dividend: { rate: 20, surcharge: { from: 0, to: 5 } }' },
    citation: 'Income-tax Act, 2025, section 207(1), Table, Sl. No. 1: dividends of foreign companies 20%; surcharge and cess of foreign companies as for office-tax',
    readAt: 'cabkgoyal.com/section-207-of-income-tax-act-2025-tax-on-dividends-royalty-and-technical-service-fees-in-case-of-foreign-companies' },
  { id: 'dividend-treaty-low', checkedOn, quotes: { [rates]: 'low: 10', [page]: '10% treaty (Germany, Austria, Ireland, UAE)' },
    citation: 'Tax treaties of India, as listed in 2020: dividends 10% for Germany (of 1995, article 10), Austria, Ireland and the United Arab Emirates. No later change of these articles was found',
    readAt: 'thetaxtalk.com/2020/10/tax-rates-as-per-it-act-vs-tax-rates-as-per-tax-treaties-with-different-countries-a-compilation/' },
  { id: 'dividend-treaty-high', checkedOn, quotes: { [rates]: 'high: 15', [page]: '15% treaty (Australia; USA, with at least 10% of the votes)' },
    citation: 'Tax treaties of India with Australia (of 1991, 15%) and the United States (of 1989, article 10: 15% for a company with at least 10% of the voting stock, otherwise 25%). No later change was found',
    readAt: 'thetaxtalk.com/2020/10/tax-rates-as-per-it-act-vs-tax-rates-as-per-tax-treaties-with-different-countries-a-compilation/' },
  { id: 'treaty-without-surcharge', checkedOn, quotes: { [rates]: 'Surcharge and cess are not added to it' },
    citation: 'Taxmann, International Taxation Ready Reckoner, read in 2026, section 2.8: treaty rates are final rates, without surcharge or cess',
    readAt: 'issuu.com/taxmann9/docs/9789364558013' },
  { id: 'tax-year', checkedOn, quotes: { [page]: 'Tax year 2026–27, Income-tax Act, 2025' },
    citation: 'Income-tax Act, 2025, section 1(3): in force since 1 April 2026',
    readAt: 'frammna.com/post/tds-section-comparison-income-tax-act-1961-vs-2025' },
]; // oxfmt-ignore
