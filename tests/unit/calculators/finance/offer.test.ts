import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerCosts } from '../../../../src/calculators/finance/offer.ts';
import type { Offer } from '../../../../src/calculators/finance/offer.ts';
import { forAll } from '../../runs.ts';
import { balances, effectiveCosts, keyFacts, loans } from './fixtures.ts';

const paise = (rupees: number) => Math.round(rupees * 100);

describe('published examples', () => {
  it('the Key Facts Statement: fee and insurance of 400 on 20,000 are an APR of 17.07%', () => {
    const [statement] = loans;
    const upfront = keyFacts.loan - keyFacts.paidOut;
    const offer = {
      amount: paise(keyFacts.loan),
      rate: paise(keyFacts.rate),
      months: keyFacts.months,
      fee: paise(upfront / 4),
      insurance: paise((3 * upfront) / 4),
      prepaymentCharge: 0,
    };
    const { apr, received, interest, total } = offerCosts(offer, 12);
    expect([apr, received]).toEqual([paise(keyFacts.apr), paise(keyFacts.paidOut)]);
    expect(Math.abs(interest - paise(statement?.printed.interest ?? 0))).toBeLessThanOrEqual(50);
    expect(total).toBe(interest + paise(upfront));
  });

  it.each(effectiveCosts)(
    '2,00,000 over $months months with a fee of $fee costs $apr%',
    ({ months, fee, apr }) => {
      const offer = { amount: paise(2_00_000), rate: 10_00, months, fee: paise(fee), insurance: 0 };
      const exact = offerCosts({ ...offer, prepaymentCharge: 0 }, 1).apr;
      expect(Math.abs(exact - paise(apr))).toBeLessThanOrEqual(5);
    },
  );

  it.each(balances)(
    'the balance after month $month is $balance, and 2% of it is the charge',
    ({ month, balance }) => {
      const offer = { amount: paise(10_00_000), rate: 8_50, months: 240, fee: 0, insurance: 0 };
      const costs = offerCosts({ ...offer, prepaymentCharge: 2_00 }, month);
      // The published instalment is 77 paise higher than the exact one; the difference bears interest each month.
      expect(Math.abs(costs.balance - paise(balance))).toBeLessThan(paise(1.3 * month));
      expect(costs.charge).toBe(Math.floor((costs.balance * 2 + 50) / 100));
    },
  );
});

// 1,20,000 without interest in 12 instalments of 10,000, calculated by hand.
it('adds fee, insurance, and the charge on the balance after the instalment of the month', () => {
  const offer = { amount: paise(1_20_000), rate: 0, months: 12, fee: paise(1_000), insurance: paise(500) };
  expect(offerCosts({ ...offer, prepaymentCharge: 4_00 }, 3)).toEqual({
    instalment: paise(10_000),
    received: paise(1_18_500),
    apr: expect.any(Number),
    upfront: paise(1_500),
    interest: 0,
    total: paise(1_500),
    balance: paise(90_000),
    charge: paise(3_600),
    early: paise(5_100),
  });
});

describe('any offer', () => {
  const anyOffer = fc
    .record({
      amount: fc.integer({ min: 50_000_00, max: 5_00_00_000_00 }),
      rate: fc.integer({ min: 1_00, max: 36_00 }),
      months: fc.integer({ min: 6, max: 360 }),
      prepaymentCharge: fc.integer({ min: 0, max: 10_00 }),
      fee: fc.nat(20_000_00),
      insurance: fc.nat(20_000_00),
    })
    .map((offer): Offer => offer);
  const anyMonth = fc.integer({ min: 1, max: 359 });

  it('costs over its full term what is paid beyond the amount received', () => {
    forAll([anyOffer, anyMonth], (offer, month) => {
      const { instalment, received, total, upfront, interest } = offerCosts(offer, month);
      expect(total).toBe(interest + upfront);
      expect(received).toBe(offer.amount - offer.fee - offer.insurance);
      expect(Math.abs(offer.months * instalment - received - total)).toBeLessThan(
        // Half a paisa of rounding in each instalment and each month's interest, with interest to the end.
        2 * offer.months * (1 + offer.rate / 120_000) ** offer.months,
      );
    });
  });

  it('has an APR that discounts the instalments to the amount received', () => {
    forAll([anyOffer, anyMonth], (offer, month) => {
      const { apr, instalment, interest, received } = offerCosts(offer, month);
      const last = offer.amount + interest - instalment * (offer.months - 1); // differs by rounding
      const presentValue = (rate: number) => {
        const monthly = rate / 120_000;
        const discount = (1 + monthly) ** (1 - offer.months);
        return (instalment * (1 - discount)) / monthly + (last * discount) / (1 + monthly);
      };
      // Within half of a hundredth of a per cent, and a paisa.
      expect(presentValue(apr - 0.51)).toBeGreaterThan(received - 1);
      expect(presentValue(apr + 0.51)).toBeLessThan(received + 1);
    });
  });

  it('costs the more if repaid early, the higher the charge and the later the month', () => {
    forAll([anyOffer, anyMonth], (offer, month) => {
      const free = { ...offer, prepaymentCharge: 0 };
      const { early, charge, balance, total } = offerCosts(offer, month);
      expect(early - charge).toBe(offerCosts(free, month).early);
      expect(charge).toBeLessThanOrEqual(Math.ceil(balance / 10));
      expect(offerCosts(free, month + 1).early).toBeGreaterThanOrEqual(early - charge);
      expect(month < offer.months || (early === total && balance === 0)).toBe(true);
    });
  });
});
