import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../../../src/site/published-languages.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { getExampleValues } from '../../../src/calculators/define-calculator.ts';
import { calculateOfferCosts, calculateUpfront } from '../../../src/calculators/definitions/offers-costs.ts';
import type { Key } from '../../../src/calculators/definitions/offers-fields.ts';
import type { CalculationResult, Values } from '../../../src/calculators/calculator-definition.ts';
import { billExamples, calculateBillFee, formatExampleCost } from '../../../src/calculators/bill-examples.ts';
import { discountBill } from '../../../src/calculators/finance/bill.ts';
import { calculateApr, calculateInstalment, createSchedule } from '../../../src/calculators/finance/loan.ts';
import { calculateSimpleInterest } from '../../../src/calculators/finance/money.ts';
import { formatWholeRupees } from '../../../src/lib/indian-money.ts';

const LAKH = 1_00_000_00; // the unit is paise
/** Formats paise as in articles, for example 11,835.62. */
const formatPaise = (paise: number) =>
  (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Formats hundredths of a percent, for example 15.69%. */
const formatPercent = (rate: number) => `${(rate / 100).toFixed(2)}%`;

const terms = { days: 90, advance: 80_00, rate: 6_00, charges: 8_000_00, overdraft: 12_00 };
const bill = discountBill({ invoice: 10 * LAKH, ...terms });
const {
  receivedToday: today,
  receivedLater: later,
  discount,
  cost,
  overdraftCost,
  yearlyRate: yearly = 0,
} = bill;
const describeOffer = (rate: number, fees: number) => {
  const loan = { amount: 5 * LAKH, rate, months: 36 };
  const apr = calculateApr(createSchedule(loan), 5 * LAKH - fees);
  return [formatPaise(calculateInstalment(loan)), formatPercent(apr)];
};
const [withRecourse = 0, without = 0] = [9_00, 10_50].map((rate) =>
  calculateSimpleInterest(10 * LAKH, rate, 90),
);
const { export: exportExample } = billExamples;
const [smallestFee = 0, largestFee = 0] = [exportExample.fee.from, exportExample.fee.to ?? 0].map((rate) =>
  calculateBillFee(10 * LAKH, rate * 100, exportExample.fee),
);
const exportBill = [today, discount, cost, later, today + later, overdraftCost, overdraftCost - cost];

const figures: Record<string, readonly string[]> = {
  'what-an-export-bill-costs': [
    ...[...exportBill, calculateSimpleInterest(8 * LAKH, 6_00, 30)].map(formatPaise),
    formatPercent(yearly),
    `${formatWholeRupees(smallestFee)}–${formatWholeRupees(largestFee).slice(1)}`,
    ...[overdraftCost - cost - smallestFee, cost + largestFee - overdraftCost].map(formatPaise),
  ],
  'how-to-read-a-sanction-letter': [...describeOffer(14_00, 11_800_00), ...describeOffer(13_50, 20_000_00)],
  'with-or-without-recourse': [withRecourse, without, without - withRecourse].map(formatPaise),
};

const articles = Object.entries(figures);
it.each(articles)('the article %s has the calculated figures in every language', (name, wanted) => {
  const files = ['.', ...languages].map((folder) => `src/articles/texts/${folder}/${name}.md`);
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(wanted.filter((figure) => !text.includes(figure))).toEqual([]);
});

/** Returns the source of a page followed by its words in a language. */
const sourceOf = (page: string, language = 'en') =>
  [`src/pages/${page}.tsx`, `src/words/${language}/pages/${page}.json`]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Returns a pattern that matches the figure only as a complete string literal. */
const createLiteralPattern = (figure: string) =>
  new RegExp(`['"]${figure.replaceAll('.', String.raw`\.`)}['"]`);

it('the pages about bill discounting have the figures of their calculators and of the article', () => {
  const pageOf = (name: string) => sourceOf(`services/${name}`);
  const exampleOf = (name: 'bill' | 'export') =>
    discountBill(
      getExampleValues(calculatorDefinitions[name]) as unknown as Parameters<typeof discountBill>[0],
    );
  const domestic = exampleOf('bill');
  for (const figure of [domestic.receivedToday, domestic.receivedLater, domestic.cost].map(formatWholeRupees))
    expect(pageOf('billDiscounting')).toMatch(createLiteralPattern(figure));
  expect(pageOf('billDiscounting')).toContain(`${(domestic.yearlyRate ?? 0) / 100}% a year`);
  expect(exampleOf('export')).toEqual(bill);
  const [low, high] = [4_50, 7_50].map((rate) =>
    formatWholeRupees(calculateSimpleInterest(8 * LAKH, rate, 90)),
  );
  for (const words of [`${low} to ${high}`, `${formatPercent(yearly)} a year`])
    expect(pageOf('exportbillDiscounting')).toContain(words);
});

// By hand: 0.25% and 0.5% of ₹5 lakh, with 18% GST, are 1,475 and 2,950; of ₹10 lakh, 2,950 and 5,900. These fees are
// added to the costs of 11,869.86 and 19,835.62. The sums are divided by ₹4,75,000 and ₹8,00,000, and multiplied by
// 365/60 and 365/90.
it.each([
  ['bill', '17.09–18.98%'],
  ['export', '11.55–13.05%'],
] as const)(
  'the example of the calculator %s costs %s a year with our smallest and largest fee',
  (name, range) => {
    expect(formatExampleCost(name)).toBe(range);
    const { rows } = calculatorDefinitions[name].calculate(
      getExampleValues(calculatorDefinitions[name]),
    ) as CalculationResult;
    expect(rows[2]?.amount).toBe(range.replace(/^.*–/, ''));
  },
);

it.each(['en', 'hi'])('/compare-loans has the results of the example of its calculator in %s', (language) => {
  const values = getExampleValues(calculatorDefinitions.offers) as Values<Key>;
  const isCheaper = (month: number) => {
    const offers = { ...values, repaidIn: month };
    return calculateOfferCosts(offers, 'A').early < calculateOfferCosts(offers, 'B').early;
  };
  const months = Array.from({ length: values.monthsA }, (_, index) => index + 1);
  const from = months.findIndex(isCheaper);
  expect(months.slice(from).every(isCheaper)).toBe(true);
  const page = sourceOf('compare-loans', language);
  for (const figure of [
    months[from],
    (values.rateB - values.rateA) / 100,
    formatWholeRupees(calculateUpfront(values, 'A') - calculateUpfront(values, 'B')),
    formatWholeRupees(calculateOfferCosts(values, 'B').total - calculateOfferCosts(values, 'A').total),
  ])
    expect(page).toMatch(createLiteralPattern(String(figure)));
});

it('the key facts statement on /terms has the results of the loan calculator', () => {
  const loan = { amount: 10 * LAKH, rate: 10_50, months: 120 };
  const page = sourceOf('terms');
  expect(page).toMatch(createLiteralPattern(formatWholeRupees(calculateInstalment(loan))));
  expect(page).toMatch(
    createLiteralPattern(formatPercent(calculateApr(createSchedule(loan), loan.amount - 10_000_00))),
  );
});
