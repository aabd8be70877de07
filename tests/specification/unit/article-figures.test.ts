import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import type { CalculatorDefinition } from '../../../src/calculators/calculator-definition.ts';
import { discountBill } from '../../../src/calculators/finance/bill.ts';
import {
  annualPercentageRate,
  monthlyInstalment,
  repaymentSchedule,
} from '../../../src/calculators/finance/loan.ts';
import { simpleInterest } from '../../../src/calculators/finance/money.ts';
import { wholeRupees } from '../../../src/lib/indian-money.ts';

const LAKH = 1_00_000_00; // paise
/** Paise as an article writes them: 11,835.62. */
const shown = (paise: number) =>
  (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Hundredths of a per cent: 15.69%. */
const percent = (rate: number) => `${(rate / 100).toFixed(2)}%`;

const bill = discountBill({
  invoice: 10 * LAKH,
  days: 90,
  advance: 80_00,
  rate: 6_00,
  charges: 8_000_00,
  overdraft: 12_00,
});
const offer = (rate: number, fees: number) => {
  const loan = { amount: 5 * LAKH, rate, months: 36 };
  return [
    shown(monthlyInstalment(loan)),
    percent(annualPercentageRate(repaymentSchedule(loan), 5 * LAKH - fees)),
  ];
};
const [withRecourse = 0, without = 0] = [9_00, 10_50].map((rate) => simpleInterest(10 * LAKH, rate, 90));

const figures: Record<string, readonly string[]> = {
  'what-an-export-bill-costs': [
    shown(bill.today),
    shown(bill.discount),
    shown(bill.cost),
    shown(bill.later),
    shown(bill.today + bill.later),
    percent(bill.yearly ?? 0),
    shown(bill.overdraft),
    shown(bill.overdraft - bill.cost),
    shown(simpleInterest(8 * LAKH, 6_00, 30)),
  ],
  'how-to-read-a-sanction-letter': [...offer(14_00, 11_800_00), ...offer(13_50, 20_000_00)],
  'with-or-without-recourse': [shown(withRecourse), shown(without), shown(without - withRecourse)],
};

it.each(Object.entries(figures))('%s has the figures that the site calculates', (name, wanted) => {
  const text = readFileSync(`src/articles/texts/${name}.md`, 'utf8');
  expect(wanted.filter((figure) => !text.includes(figure))).toEqual([]);
});

/** What the example of a calculator works out. */
const exampleOf = ({ fields }: CalculatorDefinition) =>
  discountBill(
    Object.fromEntries(
      Object.entries(fields).map(([key, { example }]) => [key, example]),
    ) as unknown as Parameters<typeof discountBill>[0],
  );

it('the pages of bill discounting have the figures of their calculators and of the article', () => {
  const pageOf = (name: string) => readFileSync(`src/pages/services/${name}.tsx`, 'utf8');
  const domestic = exampleOf(calculatorDefinitions.bill);
  for (const figure of [domestic.today, domestic.later, domestic.cost].map(wholeRupees))
    expect(pageOf('billDiscounting')).toContain(`amount: '${figure}'`);
  expect(pageOf('billDiscounting')).toContain(`${(domestic.yearly ?? 0) / 100}% a year`);
  expect(exampleOf(calculatorDefinitions.export)).toEqual(bill);
  const [low, high] = [4_50, 7_50].map((rate) => wholeRupees(simpleInterest(8 * LAKH, rate, 90)));
  for (const words of [`${low} to ${high}`, `${percent(bill.yearly ?? 0)} a year`])
    expect(pageOf('exportbillDiscounting')).toContain(words);
});

it('the key facts on /terms equal the result of the loan calculator', () => {
  const loan = { amount: 10 * LAKH, rate: 10_50, months: 120 };
  const page = readFileSync('src/pages/terms.tsx', 'utf8');
  expect(page).toContain(`amount: '${wholeRupees(monthlyInstalment(loan))}'`);
  expect(page).toContain(
    `amount: '${percent(annualPercentageRate(repaymentSchedule(loan), loan.amount - 10_000_00))}'`,
  );
});
