// @vitest-environment jsdom
import { expect, it } from 'vitest';
import english from '../../../src/words/en/costs.json';
import hindi from '../../../src/words/hi/costs.json';
import type { Fee } from '../../../src/site/fee-schema.ts';
import { firmFees, gstRate } from '../../../src/site/fees.ts';
import { isSample } from '../../../src/site/sample.ts';
import { services } from '../../../src/site/services.ts';
import { documentOf, textOf } from '../../built/documents.ts';

/** The fees that each service page and guide must show, in the order of the rows of its fee table. */
const shown: Readonly<Record<string, readonly (keyof typeof firmFees)[]>> = {
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
  ourEndToEndforeignServices: [
    'incorporation',
    'officeInIndia',
    'compliance',
    'residentDirector',
    'propertyAdvice',
    'placement',
    'website',
    'fundRaising',
  ],
  bankingDomainExpertConsultency: ['discoveryCall', 'bankingReview'],
  FinancialConsultancyforCorporates: ['discoveryCall', 'bankProposal'],
  'home-loan': ['partnerLoan', 'homeLoan'],
  nri: ['firstConsultation', 'propertyAdvice', 'propertyPurchase', 'homeLoan'],
  'overdue-invoices': ['firstConsultation', 'overdueInvoice'],
  'credit-score': ['firstConsultation', 'partnerLoan', 'homeLoan'],
  'government-schemes': ['mudraLoan', 'msmeLoan', 'firstConsultation'],
};

const indian = new Intl.NumberFormat('en-IN');

function amount({ from, to, unit }: Fee) {
  const range = [from, ...(to === undefined ? [] : [to])].map((one) => indian.format(one)).join('–');
  return unit === '₹' ? `₹${range}` : `${range}%`;
}

const inBoth = (paths: readonly string[]) =>
  paths.flatMap((path) => [
    { path, words: english },
    { path: path === '/' ? '/hi' : `/hi${path}`, words: hindi },
  ]);

const guides = ['/home-loan', '/nri', '/overdue-invoices', '/credit-score', '/government-schemes'];
const pages = inBoth([...services.map(({ path }) => path), ...guides]);

it.each(pages)('$path shows basis, due date, GST and payer of each fee', ({ path, words }) => {
  const section = documentOf(path).querySelector('main #costs')!;
  const rows = [...section.querySelectorAll('tbody tr')];
  const fees: Fee[] = shown[path.split('/').at(-1)!]!.map((name) => firmFees[name]);
  expect(rows).toHaveLength(fees.length);
  for (const [index, fee] of fees.entries()) {
    const [service, due, gst, payer, cost] = [...rows[index]!.children].map(textOf);
    expect(service).not.toBe('');
    expect([due, payer]).toEqual([words.due[fee.due], words.payer[fee.payer]]);
    expect(gst).toBe(words.gst[fee.gst].replace('{rate}', String(gstRate)));
    expect(cost).toContain(words.per[fee.per].replace('{amount}', amount(fee)));
    expect(rows[index]!.querySelectorAll('.sample-mark')).toHaveLength(isSample(fee) ? 1 : 0);
  }
});

/** The fees that Home, Contact and Appointment summarise, each with the page that its row links to for the terms. */
const summary = [
  ['debtRestructuring', '/services/investment-banking'],
  ['billDiscounting', '/services/billDiscounting'],
  ['homeLoan', '/home-loan'],
  ['propertyAdvice', '/nri'],
  ['incorporation', '/services/ourEndToEndforeignServices'],
  ['insurance', '/services/ourInsuranceServices'],
] as const;

const summaries = inBoth(['/', '/contact', '/appointment']);
it.each(summaries)('$path shows one fee per kind of visitor', ({ path, words }) => {
  const rows = [...documentOf(path).querySelectorAll('main #costs tbody tr')];
  expect(rows).toHaveLength(summary.length);
  for (const [index, [name, page]] of summary.entries()) {
    const fee: Fee = firmFees[name];
    const [, due, cost] = [...rows[index]!.children].map(textOf);
    const href = rows[index]!.querySelector('a')?.getAttribute('href') ?? '';
    expect(href).toBe(`${path.startsWith('/hi') ? '/hi' : ''}${page}#costs`);
    expect(documentOf(href.replace('#costs', '')).querySelector('main #costs')).not.toBeNull();
    expect(due).toBe(fee.payer === 'customer' ? words.due[fee.due] : words.paysUs[fee.payer]);
    expect(cost).toContain(words.per[fee.per].replace('{amount}', amount(fee)));
    expect(cost).toContain(fee.gst === 'added' ? `+ ${gstRate}% GST` : '₹0');
  }
});

it.each(pages)('$path states the range of a fee only in its fee table', ({ path }) => {
  const main = documentOf(path).querySelector('main')!.cloneNode(true) as Element;
  main.querySelector('#costs')!.remove();
  const fees: Fee[] = shown[path.split('/').at(-1)!]!.map((name) => firmFees[name]);
  const ranges = fees.filter(({ to }) => to !== undefined).map(amount);
  const elsewhere = textOf(main);
  expect(ranges.filter((range) => elsewhere.includes(range))).toEqual([]);
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
])('%s states the legal limit of the fee, or who else is paid', (path, rule) => {
  expect(textOf(documentOf(path).querySelector('main #costs'))).toMatch(rule);
});
