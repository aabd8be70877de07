import { expect, it } from 'vitest';
import english from '../../../src/words/en/costs.json';
import hindi from '../../../src/words/hi/costs.json';
import type { Fee } from '../../../src/site/fee-schema.ts';
import { firmFees, gstRate } from '../../../src/site/fees.ts';
import { isSample } from '../../../src/site/sample.ts';
import { getPathInLanguage } from '../../../src/site/languages.ts';
import { services } from '../../../src/site/services.ts';
import { findAll, mainOf, textOf } from '../../built/documents.ts';

/** The fees of each service page and guide, in the order of the rows in its table of fees. */
const expectedFees: Readonly<Record<string, readonly (keyof typeof firmFees)[]>> = {
  'fund-raising': ['fundRaising', 'sblc'],
  'investment-banking': ['firstConsultation', 'debtRestructuring'],
  'training-placement': ['trainingDay', 'placement'],
  'credit-rating': ['ratingReview', 'ratingPreparation'],
  creditRatingAdversory: ['ratingReview', 'ratingPreparation', 'surveillance'],
  'tech-services': ['website', 'maintenance'],
  'digital-marketing': ['marketing'],
  loanForEveryIndian: ['personalLoan', 'partnerLoan', 'homeLoan', 'businessLoan', 'msmeLoan', 'mudraLoan'],
  realState: ['firstConsultation', 'propertyAdvice', 'propertyPurchase'],
  wealth: ['investments'],
  billDiscounting: ['billDiscounting', 'treds', 'fundRaising', 'sblc', 'spv'],
  exportbillDiscounting: ['exportBill'],
  ourInsuranceServices: ['insurance'],
  ourEndToEndforeignServices: ['incorporation', 'officeInIndia', 'compliance', 'residentDirector', 'propertyAdvice', 'placement', 'website', 'fundRaising'],
  bankingDomainExpertConsultency: ['discoveryCall', 'bankingReview'],
  FinancialConsultancyforCorporates: ['discoveryCall', 'bankProposal'],
  'home-loan': ['partnerLoan', 'homeLoan'],
  nri: ['firstConsultation', 'propertyAdvice', 'propertyPurchase', 'homeLoan'],
  'overdue-invoices': ['firstConsultation', 'overdueInvoice'],
  'credit-score': ['firstConsultation', 'partnerLoan', 'homeLoan'],
  'government-schemes': ['mudraLoan', 'msmeLoan', 'firstConsultation'],
}; // oxfmt-ignore

const indian = new Intl.NumberFormat('en-IN');

function formatRange({ from, to, unit }: Fee) {
  const range = [from, ...(to === undefined ? [] : [to])].map((one) => indian.format(one)).join('–');
  return unit === '₹' ? `₹${range}` : `${range}%`;
}

const inBoth = (paths: readonly string[]) =>
  paths.flatMap((path) => [
    { path, base: '', words: english },
    { path: getPathInLanguage('hi', path), base: '/hi', words: hindi },
  ]);
const rowsOf = (path: string) => findAll(path, 'main #costs tbody tr');
const feesOf = (path: string): Fee[] => expectedFees[path.split('/').at(-1)!]!.map((name) => firmFees[name]);

const guides = ['/home-loan', '/nri', '/overdue-invoices', '/credit-score', '/government-schemes'];
const pages = inBoth([...services.map(({ path }) => path), ...guides]);

it.each(pages)('$path shows the amount, due date, GST and payer of each fee', ({ path, words }) => {
  const [rows, fees] = [rowsOf(path), feesOf(path)];
  expect(rows).toHaveLength(fees.length);
  for (const [index, fee] of fees.entries()) {
    const [service, due, gst, payer, cost] = [...rows[index]!.children].map(textOf);
    expect(service).not.toBe('');
    expect([due, payer]).toEqual([words.due[fee.due], words.payer[fee.payer]]);
    expect(gst).toBe(words.gst[fee.gst].replace('{rate}', String(gstRate)));
    expect(cost).toContain(words.per[fee.per].replace('{amount}', formatRange(fee)));
    expect(rows[index]!.querySelectorAll('.sample-mark')).toHaveLength(isSample(fee) ? 1 : 0);
  }
});

it.each(pages)('$path states the range of a fee only in its table of fees', ({ path }) => {
  const main = mainOf(path).cloneNode(true) as Element;
  main.querySelector('#costs')!.remove();
  const ranges = feesOf(path)
    .filter(({ to }) => to !== undefined)
    .map(formatRange);
  expect(ranges.filter((range) => textOf(main).includes(range))).toEqual([]);
});

/** The fees in the summary on Home, Contact and Appointment, each with the page that its row links to. */
const summary = [
  ['debtRestructuring', '/services/investment-banking'],
  ['billDiscounting', '/services/billDiscounting'],
  ['homeLoan', '/home-loan'],
  ['propertyAdvice', '/nri'],
  ['incorporation', '/services/ourEndToEndforeignServices'],
  ['insurance', '/services/ourInsuranceServices'],
] as const;

const summaryPages = inBoth(['/', '/contact', '/appointment']);
it.each(summaryPages)('$path summarises six fees with links to their terms', ({ path, base, words }) => {
  const rows = rowsOf(path);
  expect(rows).toHaveLength(summary.length);
  for (const [index, [name, page]] of summary.entries()) {
    const fee: Fee = firmFees[name];
    const [, due, cost] = [...rows[index]!.children].map(textOf);
    expect(rows[index]!.querySelector('a')?.getAttribute('href')).toBe(`${base}${page}#costs`);
    expect(findAll(base + page, 'main #costs')).toHaveLength(1);
    expect(due).toBe(fee.payer === 'customer' ? words.due[fee.due] : words.paysUs[fee.payer]);
    expect(cost).toContain(words.per[fee.per].replace('{amount}', formatRange(fee)));
    expect(cost).toContain(fee.gst === 'added' ? `+ ${gstRate}% GST` : '₹0');
  }
});

it.each([
  ['/services/loanForEveryIndian', /lender pays its agents: then you pay us nothing.*no lender pays us/],
  ['/services/ourInsuranceServices', /premium to the insurer.*IRDAI’s limits/],
  ['/services/wealth', /regular plan.*expense ratio; a direct plan has none/],
  ['/services/credit-rating', /agency’s fee to the agency/],
  ['/services/creditRatingAdversory', /agency’s fee to the agency/],
  ['/services/billDiscounting', /TReDS you pay the platform’s fees/],
  ['/services/exportbillDiscounting', /platform fee/],
  ['/home-loan', /lender pays us and you pay us no fee/],
  ['/credit-score', /disputes and the ombudsman are free.*lender pays us and you pay us no fee/],
  ['/government-schemes', /not for a scheme.*lender pays us and you pay us no fee/],
  ['/nri', /lender pays us for your home loan, you pay us nothing/],
  ['/overdue-invoices', /buyer pays nothing, you owe us nothing/],
  ['/contact', /discovery call is free.*lender pays us.*you pay us nothing/],
])('%s has the required explanation of its fees', (path, rule) => {
  expect(findAll(path, 'main #costs').map(textOf)).toEqual([expect.stringMatching(rule)]);
});
