import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findBankRate, bankRates, firstRateDay } from '../../../../src/calculators/finance/bank-rates.ts';
import { sum } from '../../../../src/calculators/finance/money.ts';
import { calculateDueDay, listInterestPeriods } from '../../../../src/calculators/finance/overdue.ts';
import type { Invoice } from '../../../../src/calculators/finance/overdue.ts';
import { addMonths, formatIsoDate, parseIsoDate } from '../../../../src/lib/calendar-date.ts';
import { propertyOptions } from '../../property-test.ts';
import { compoundFactors, dueDates } from './fixtures.ts';

const interestOf = (invoice: Invoice) => sum(listInterestPeriods(invoice).map(({ interest }) => interest));

it.each(dueDates)('the due date for $agreed days is $due ($source)', ({ accepted, agreed, due }) => {
  expect(formatIsoDate(calculateDueDay({ accepted: parseIsoDate(accepted), agreedDays: agreed }))).toBe(due);
});

it('there is one bank rate for each day since the first', () => {
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

it.each(compoundFactors)('a debt at $bankRate% × 3 grows by $factor in $months months', (published) => {
  const { bankRate, months, factor } = published;
  const paid = addMonths(calculateDueDay(overdue), months);
  const interest = interestOf({ ...overdue, paid, bankRate: bankRate * 100 });
  expect(1 + interest / overdue.amount).toBeCloseTo(factor, 4);
});

it('the interest periods run from the due date to the payment, and add up to the balance', () => {
  const invoices = fc.record({
    amount: fc.integer({ min: 1_00, max: 100_00_00_000_00 }),
    accepted: fc.integer({ min: firstRateDay, max: parseIsoDate('2030-12-31') }),
    paid: fc.integer({ min: firstRateDay, max: parseIsoDate('2040-12-31') }),
    agreedDays: fc.integer({ min: 0, max: 365 }),
    bankRate: fc.integer({ min: 1, max: 12_00 }),
  });
  const holds = (invoice: Invoice) => {
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
    for (const more of ['paid', 'bankRate', 'amount'] as const)
      expect(interestOf({ ...invoice, [more]: invoice[more] + 1 })).toBeGreaterThanOrEqual(
        interestOf(invoice),
      );
  };
  fc.assert(fc.property(invoices, holds), propertyOptions);
});
