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

// Calculated independently, by halving an interval of floating-point rates.
it.each([
  { amount: 50_000, rate: 12_00, received: 10_000, apr: 1008.66 },
  { amount: 60_000, rate: 24_00, received: 6_000, apr: 2137.68 },
])('$amount over six months with $received paid out costs $apr%', ({ amount, rate, received, apr }) => {
  const terms = { amount: paise(amount), rate, months: 6, fee: paise(amount - received) };
  const exact = offerCosts({ ...terms, insurance: 0, prepaymentCharge: 0 }, 1).apr;
  expect(Math.abs(exact - paise(apr))).toBeLessThanOrEqual(1);
});

// 1,20,000 without interest in 12 instalments of 10,000, calculated by hand.
it('adds fee, insurance, and the charge on the balance after the instalment of the month', () => {
  const offer = { amount: paise(1_20_000), rate: 0, months: 12, fee: paise(1_000), insurance: paise(500) };
  expect(offerCosts({ ...offer, prepaymentCharge: 4_00 }, 3)).toEqual({
    instalment: paise(10_000),
    laterInstalment: paise(10_000),
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

describe('an offer whose rate changes', () => {
  // A home loan of 52 lakh over 20 years at 8.4%, with fees of 1,36,000; the other offer is 8.65% to the end, with 13,000.
  const terms = { amount: paise(52_00_000), months: 240, prepaymentCharge: 0, insurance: 0 };
  const other = offerCosts({ ...terms, rate: 8_65, fee: paise(13_000) }, 36);
  const changing = (rate: number) =>
    offerCosts({ ...terms, rate: 8_40, fee: paise(1_36_000), change: { rate, after: 36 } }, 36);

  /** EMI, balance after three years, and EMI of the other 204 months by the annuity formula, in rupees. */
  const byFormula = (later: number) => {
    const emiOf = (amount: number, rate: number, months: number) =>
      (amount * rate) / 12 / (1 - (1 + rate / 12) ** -months);
    const [emi, grown] = [emiOf(52_00_000, 0.084, 240), 1.007 ** 36];
    const balance = 52_00_000 * grown - (emi * (grown - 1)) / 0.007;
    return { emi, balance, later: emiOf(balance, later, 204) };
  };

  it.each([
    [8_65, 0.0865, 75_492],
    [9_00, 0.09, 2_87_628],
  ])('at %i hundredths after three years costs what the annuity formula gives', (later, rate, dearer) => {
    const exact = byFormula(rate);
    const costs = changing(later);
    const differences = [
      costs.instalment - 100 * exact.emi,
      costs.laterInstalment - 100 * exact.later,
      (costs.balance - 100 * exact.balance) / 36,
      (costs.interest + paise(52_00_000) - 100 * (36 * exact.emi + 204 * exact.later)) / 240,
    ];
    for (const paisa of differences) expect(Math.abs(paisa)).toBeLessThan(1);
    // Calculated independently, with instalments that are not rounded.
    expect(Math.abs(costs.total - other.total - paise(dearer))).toBeLessThan(paise(3));
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

  /** An offer with a change before its end. */
  const anyChange = fc
    .record({ rate: fc.integer({ min: 1_00, max: 36_00 }), share: fc.integer({ min: 1, max: 999 }) })
    .map(({ rate, share }) => (offer: Offer) => ({
      rate,
      after: Math.max(1, Math.floor((share * offer.months) / 1000)),
    }));

  it('is the same until its rate changes, and is paid back in its months at the new rate', () => {
    forAll([anyOffer, anyChange, anyMonth], (offer, changeOf, month) => {
      const change = changeOf(offer);
      const early = Math.min(month, change.after);
      const [before, changed] = [offerCosts(offer, early), offerCosts({ ...offer, change }, early)];
      expect([changed.instalment, changed.early, changed.balance, changed.charge]).toEqual([
        before.instalment,
        before.early,
        before.balance,
        before.charge,
      ]);
      const { balance } = offerCosts(offer, change.after);
      const rest = { ...offer, amount: balance, rate: change.rate, months: offer.months - change.after };
      const remaining = offerCosts({ ...rest, fee: 0, insurance: 0 }, 1);
      expect(changed.laterInstalment).toBe(remaining.instalment);
      expect(changed.interest).toBe(
        offerCosts(offer, change.after).early -
          offerCosts(offer, change.after).charge -
          changed.upfront +
          remaining.interest,
      );
      expect(offerCosts({ ...offer, change }, offer.months).balance).toBe(0);
    });
  });

  /** Half a paisa of rounding in each instalment and each month's interest, with interest to the end. */
  const roundingOf = ({ months, rate }: Offer, change = { rate }) =>
    2 * months * (1 + Math.max(rate, change.rate) / 120_000) ** months;

  it('costs more, the higher the rate after the change, and has an APR between the two rates without fees', () => {
    forAll([anyOffer, anyChange, anyMonth], (offer, changeOf, month) => {
      const change = changeOf(offer);
      const free = { ...offer, fee: 0, insurance: 0, change };
      const costs = offerCosts(free, month);
      const higher = offerCosts({ ...free, change: { ...change, rate: change.rate + 25 } }, month);
      expect(higher.total).toBeGreaterThan(costs.total - 2 * roundingOf(offer, { rate: change.rate + 25 }));
      expect(higher.laterInstalment).toBeGreaterThanOrEqual(costs.laterInstalment);
      expect(costs.apr).toBeGreaterThanOrEqual(Math.min(offer.rate, change.rate));
      expect(costs.apr).toBeLessThanOrEqual(Math.max(offer.rate, change.rate));
      expect(offerCosts({ ...free, change: { ...change, rate: offer.rate } }, month).apr).toBe(offer.rate);
    });
  });

  it('has an APR that discounts the payments before and after a change to the amount received', () => {
    forAll([anyOffer, anyChange], (offer, changeOf) => {
      const change = changeOf(offer);
      const costs = offerCosts({ ...offer, change }, 1);
      const after = offer.months - change.after;
      const presentValue = (rate: number) => {
        const monthly = rate / 120_000;
        const annuity = (months: number) => (1 - (1 + monthly) ** -months) / monthly;
        return (
          costs.instalment * annuity(change.after) +
          costs.laterInstalment * annuity(after) * (1 + monthly) ** -change.after
        );
      };
      // Within half of a hundredth of a per cent.
      const rounding = roundingOf(offer, change);
      expect(presentValue(costs.apr - 0.51)).toBeGreaterThan(costs.received - rounding);
      expect(presentValue(costs.apr + 0.51)).toBeLessThan(costs.received + rounding);
    });
  });
});
