import { expect, it } from 'vitest';
import { buyers, stages, states } from '../../../src/calculators/definitions/flat-fields.ts';
import { formatWholeRupees } from '../../../src/lib/indian-money.ts';
import type { CalculationResult } from '../../../src/calculators/calculator-definition.ts';
import flatCases from './finance/flat-cases.json';
import limitCases from './finance/limit-cases.json';
import { calculate } from './calculate.ts';

// The inputs are in rupees and percent. Another program, which was written only from the sources of the rules and uses
// decimal arithmetic, calculated the results.

type Results = Readonly<Record<string, number | string | undefined>>;

const inHundredths = (inputs: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key, Math.round(value * 100)]));

const money = (amount: number | string | undefined) => formatWholeRupees(Math.round(Number(amount) * 100));

/** Returns for each label the amount of the first row whose label starts with it, or undefined if there is none. */
const amountsOf = ({ rows }: CalculationResult, labels: readonly string[]) =>
  labels.map((start) => rows.find(({ label }) => label.startsWith(start))?.amount);

/** Asserts that the values are refused with a message at this field. */
const expectRefusal = (outcome: ReturnType<typeof calculate>, field: string) =>
  expect(outcome).toEqual({ error: expect.stringMatching(/.{20}/), field });

it.each(limitCases)('the limit is as calculated independently for $inputs', ({ inputs, results }) => {
  const outcome = calculate('limit', inHundredths(inputs));
  const { refused, low, high, drawingPower, byTurnover, need, own }: Results = results;
  if (typeof refused === 'string') return expectRefusal(outcome, refused);
  if ('error' in outcome) throw new Error(outcome.error);
  const method = (amount: unknown) => (amount === drawingPower ? 'by stock and debtors' : 'by turnover');
  const single = byTurnover === undefined ? 'Limit by stock and debtors' : 'Limit by both methods';
  const limits =
    low === high
      ? [[single, money(low)]]
      : [
          [`Lower limit, ${method(low)}`, money(low)],
          [`Higher limit, ${method(high)}`, money(high)],
        ];
  expect(outcome.rows.slice(0, limits.length).map(({ label, amount }) => [label, amount])).toEqual(limits);
  expect(amountsOf(outcome, ['Working capital need', 'Your own part'])).toEqual(
    [need, own].map((amount) => (amount === undefined ? undefined : money(amount))),
  );
});

it.each(flatCases)('cash for a flat is as calculated independently for $inputs', ({ inputs, results }) => {
  const { state, buyer, stage, ...amounts } = inputs;
  const outcome = calculate('flat', {
    ...inHundredths(amounts),
    state: states.findIndex((name) => name === state),
    buyer: buyers.findIndex((name) => name === buyer),
    stage: stages.findIndex((name) => name === stage),
  });
  const { refused, ...expected }: Results = results;
  if (typeof refused === 'string') return expectRefusal(outcome, refused);
  if ('error' in outcome) throw new Error(outcome.error);
  const { total, loan, own, gst, stampDuty, registration, lenderFee, ourFee } = expected;
  const labels = 'Money to have|Home loan|Your part|GST|Stamp duty|Registration|Lender’s|Our fee'.split('|');
  expect(amountsOf(outcome, labels)).toEqual(
    [total, loan, own, gst || undefined, stampDuty, registration, lenderFee, ourFee].map((amount) =>
      amount === undefined ? undefined : money(amount),
    ),
  );
});
