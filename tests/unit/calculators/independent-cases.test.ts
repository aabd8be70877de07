import { expect, it } from 'vitest';
import { buyers, stages, states } from '../../../src/calculators/definitions/flat-fields.ts';
import { formatWholeRupees } from '../../../src/lib/indian-money.ts';
import type { CalculationResult } from '../../../src/calculators/calculator-definition.ts';
import flatCases from './finance/flat-cases.json';
import limitCases from './finance/limit-cases.json';
import { calculate } from './calculate.ts';

// The inputs are in rupees and percent. A separate program calculated the results with decimal arithmetic. It was
// written from the sources of the rules only, and is not in this repository.

/** The inputs of a case that its file leaves out. */
const usualInputs = {
  limit: { stockMargin: 25, debtorMargin: 40 },
  flat: { stage: 'ready', lenderFee: 0.5, ourFee: 0.5, loan: 0, duty: 0, registration: 0 },
};

type Results = Readonly<Record<string, number | string | undefined>>;

const inHundredths = (inputs: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key, Math.round(value * 100)]));

const money = (amount: number | string | undefined) =>
  amount === undefined ? undefined : formatWholeRupees(Math.round(Number(amount) * 100));

const indexIn = (options: readonly string[], option: string) => {
  expect(options).toContain(option);
  return options.indexOf(option);
};

/** Returns for each start the amount of the first row whose label begins with it, or undefined. */
const amountsOf = ({ rows }: CalculationResult, starts: readonly string[]) =>
  starts.map((start) => rows.find(({ label }) => label.startsWith(start))?.amount);

/** Asserts that there is no result, but an error message at this field. */
const expectError = (outcome: ReturnType<typeof calculate>, field: string) =>
  expect(outcome).toEqual({ error: expect.stringMatching(/.{20}/), field });

it.each(limitCases)('the limit is as calculated independently for $inputs', ({ inputs, results }) => {
  const outcome = calculate('limit', inHundredths({ ...usualInputs.limit, ...inputs }));
  const { errorField, low, high, drawingPower, byTurnover, need, own }: Results = results;
  if (typeof errorField === 'string') return expectError(outcome, errorField);
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
  expect(amountsOf(outcome, ['Working capital need', 'Your own part'])).toEqual([need, own].map(money));
});

it.each(flatCases)('cash for a flat is as calculated independently for $inputs', ({ inputs, results }) => {
  const { state, buyer, stage, ...figures } = { ...usualInputs.flat, ...inputs };
  const outcome = calculate('flat', {
    ...inHundredths(figures),
    state: indexIn(states, state),
    buyer: indexIn(buyers, buyer),
    stage: indexIn(stages, stage),
  });
  const { errorField, total, loan, own, gst, stampDuty, registration, lenderFee, ourFee }: Results = results;
  if (typeof errorField === 'string') return expectError(outcome, errorField);
  if ('error' in outcome) throw new Error(outcome.error);
  const starts = ['Money', 'Home loan', 'Your part', 'GST', 'Stamp', 'Registration', 'Lender’s', 'Our fee'];
  const amounts = [total, loan, own, gst || undefined, stampDuty, registration, lenderFee, ourFee];
  expect(amountsOf(outcome, starts)).toEqual(amounts.map(money));
});
