import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findBankRate, bankRates, firstRateDay } from '../../../../src/calculators/finance/bank-rates.ts';
import { sum } from '../../../../src/calculators/finance/money.ts';
import { calculateDueDay, listInterestPeriods } from '../../../../src/calculators/finance/overdue.ts';
import type { Invoice } from '../../../../src/calculators/finance/overdue.ts';
import { addMonths, formatIsoDate, parseIsoDate } from '../../../../src/lib/calendar-date.ts';
import { forAll } from '../../property-test.ts';

const interestOf = (invoice: Invoice) => sum(listInterestPeriods(invoice).map(({ interest }) => interest));

// Published examples, and the rule of the Act if nothing was agreed in writing.
it.each([
  ['caura.in, due date for making payment to MSME creditors', '2023-11-20', 30, '2023-12-20'],
  ['caura.in, more than 45 days agreed', '2023-11-20', 60, '2024-01-04'],
  ['caura.in, in a leap year', '2024-02-01', 30, '2024-03-02'],
  ['caura.in, more than 45 days in a leap year', '2024-02-01', 90, '2024-03-17'],
  ['MSMED Act, section 2(b): fifteen days', '2026-06-01', 0, '2026-06-16'],
])('the last day to pay is as published (%s): %s plus %i agreed days is %s', (_, from, agreedDays, due) => {
  expect(formatIsoDate(calculateDueDay({ accepted: parseIsoDate(from), agreedDays }))).toBe(due);
});

it('each day since the first bank rate has one bank rate', () => {
  expect(['2025-12-04', '2025-12-05', '2039-01-01'].map((date) => findBankRate(parseIsoDate(date)))).toEqual([
    5_75,
    5_50,
    bankRates[0].rate,
  ]);
  const days = bankRates.map(({ from }) => parseIsoDate(from));
  expect([...new Set(days)].toSorted((a, b) => b - a)).toEqual(days);
  expect(() => findBankRate(firstRateDay - 1)).toThrow('starts on 2018-08-01');
});

const overdue = { amount: 1_00_00_000_00, accepted: parseIsoDate('2024-01-31'), agreedDays: 45 };

// The monthly rate, 3 × bank rate / 12, selects the table of compound amount factors in Blank and Tarquin, Engineering
// Economy: table 1 (0.25%), table 6 (1.5%) and table 8 (3%).
it.each([
  [1, 12, 1.0304], [1, 24, 1.0618], [6, 6, 1.0934], [6, 12, 1.1956], [6, 24, 1.4295], [6, 36, 1.7091],
  [12, 5, 1.1593], [12, 12, 1.4258], [12, 24, 2.0328],
])('a debt at three times the bank rate of %i%% grows in %i months by the factor %d', (bankRate, months, factor) => {
  const paid = addMonths(calculateDueDay(overdue), months);
  const interest = interestOf({ ...overdue, paid, bankRate: bankRate * 100 });
  expect(1 + interest / overdue.amount).toBeCloseTo(factor, 4);
}); // oxfmt-ignore

it('the interest periods run from the due date to the payment, and add up to the balance', () => {
  const invoices = fc.record({
    amount: fc.integer({ min: 1_00, max: 100_00_00_000_00 }),
    accepted: fc.integer({ min: firstRateDay, max: parseIsoDate('2030-12-31') }),
    paid: fc.integer({ min: firstRateDay, max: parseIsoDate('2040-12-31') }),
    agreedDays: fc.integer({ min: 0, max: 365 }),
    bankRate: fc.integer({ min: 1, max: 12_00 }),
  });
  forAll([invoices], (invoice) => {
    const due = calculateDueDay(invoice);
    let [balance, from] = [invoice.amount, due];
    for (const period of listInterestPeriods(invoice)) {
      balance += period.interest;
      expect(period.balance).toBe(balance);
      expect(period.until - from).toBeGreaterThan(0);
      expect(period.until - from).toBeLessThanOrEqual(31);
      from = period.until;
    }
    expect(Number.isSafeInteger(balance)).toBe(true);
    expect(from).toBe(Math.max(due, invoice.paid));
    for (const key of ['paid', 'bankRate', 'amount'] as const)
      expect(interestOf({ ...invoice, [key]: invoice[key] + 1 })).toBeGreaterThanOrEqual(interestOf(invoice));
  });
});
