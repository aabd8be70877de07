import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discountFor,
  percent,
  rupees,
  yearlyCost,
  yearlyCostOfDiscount,
} from '../../../src/lib/yearly-cost.ts';

const amount = fc.integer({ min: 1, max: 10_000_000 });
const days = fc.integer({ min: 1, max: 365 });

describe('the yearly cost of an advance', () => {
  it('is 32.02% for ₹25,000 on ₹4.75 lakh over 60 days', () => {
    expect(percent(yearlyCost({ cost: 25_000, received: 475_000, days: 60 }))).toBe('32.02%');
  });

  it('is 12.81% where ₹15,000 of it is returned', () => {
    expect(percent(yearlyCost({ cost: 10_000, received: 475_000, days: 60 }))).toBe('12.81%');
  });

  it('of a full year is the simple share', () => {
    fc.assert(
      fc.property(amount, amount, (cost, received) => {
        expect(yearlyCost({ cost, received, days: 365 })).toBeCloseTo((cost / received) * 100, 6);
      }),
    );
  });
});

describe('a discount at a yearly rate', () => {
  it('is ₹8,877 to ₹14,795 on ₹8 lakh for 90 days at 4.5 to 7.5%', () => {
    expect([4.5, 7.5].map((rate) => rupees(discountFor(800_000, rate, 90)))).toEqual(['₹8,877', '₹14,795']);
  });

  it('costs more per year than its rate, because less is received', () => {
    expect([4.5, 7.5].map((rate) => percent(yearlyCostOfDiscount(800_000, rate, 90)))).toEqual([
      '4.55%',
      '7.64%',
    ]);
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 30 }), days, (sum, rate, time) => {
        expect(yearlyCostOfDiscount(sum, rate, time)).toBeGreaterThan(rate);
      }),
    );
  });
});
