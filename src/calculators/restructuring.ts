import { restructure } from './finance/terms.ts';
import { hundredths, percent, rupees, wholeRupees } from '../lib/indian-money.ts';
import { calculator, pc, rs } from './record.ts';
import type { Field, Outcome, Values } from './record.ts';
import { monthsInWords } from './words.ts';

type Key = 'owed' | 'rate' | 'months' | 'newOwed' | 'newRate' | 'newMonths' | 'costs';

const amount = (label: string): Field => ({
  label, unit: 'rupees', min: rs(5_00_000), max: rs(50_00_00_000), usual: rs(10_00_00_000), step: rs(5_00_000), start: rs(3_00_00_000),
}); // oxfmt-ignore
const rate = (label: string, start: number): Field => ({
  label, unit: 'percent', min: pc(1), max: pc(24), step: pc(0.25), start,
}); // oxfmt-ignore
const term = (label: string): Field => ({ label, unit: 'months', min: 6, max: 240, step: 6, start: 60 });

/** 'more' or 'less' by so much, since a saving may be none. */
const difference = (paise: number) =>
  paise < 0 ? `${wholeRupees(-paise)} higher` : paise > 0 ? `${wholeRupees(paise)} lower` : 'the same';

function reckon({ owed, rate: now, months, newOwed, newRate, newMonths, costs }: Values<Key>): Outcome {
  const { instalments, yearly, interest, saved, paysFrom } = restructure(
    { amount: owed, rate: now, months },
    { amount: newOwed, rate: newRate, months: newMonths },
    costs,
  );
  const monthly = instalments.now - instalments.next;
  return {
    rows: [
      {
        label:
          saved < 0
            ? 'Total extra cost'
            : costs
              ? 'Total interest saved, less costs'
              : 'Total interest saved',
        amount: wholeRupees(Math.abs(saved)),
      },
      { label: 'You break even in month', amount: paysFrom ? String(paysFrom) : 'never' },
      { label: 'EMI today', amount: rupees(instalments.now) },
      { label: 'EMI on the new terms', amount: rupees(instalments.next) },
      { label: monthly < 0 ? 'EMI higher by' : 'EMI lower by', amount: rupees(Math.abs(monthly)) },
      { label: 'A year’s interest today, if fully drawn', amount: rupees(yearly.now) },
      { label: 'A year’s interest on the new terms', amount: rupees(yearly.next) },
    ],
    sentence: paysFrom
      ? `The new terms save ${wholeRupees(saved)} in total, and you break even in month ${paysFrom}. The EMI is ${difference(monthly)}.`
      : `The new terms cost ${wholeRupees(-saved)} more in total, costs included. The EMI is ${difference(monthly)}.`,
    drawing: {
      bars: [
        { label: 'Interest today', parts: [{ label: 'Today', amount: interest.now, tone: 'held' }] },
        {
          label: 'Interest on the new terms',
          parts: [
            { label: 'New terms', amount: interest.next, tone: 'hand' },
            { label: 'Costs', amount: costs, tone: 'cost' },
          ],
        },
      ],
    },
  };
}

export const restructuring = calculator<Key>({
  title: 'Restructuring savings',
  fields: {
    owed: amount('Owed today'),
    rate: rate('Interest today', pc(14)),
    months: term('Term left'),
    newOwed: amount('New loan'),
    newRate: rate('New interest', pc(11)),
    newMonths: term('New term'),
    costs: {
      label: 'Costs of the change',
      unit: 'rupees',
      min: 0,
      max: rs(1_00_00_000),
      usual: rs(20_00_000),
      step: rs(10_000),
      start: 0,
    },
  },
  examples: [
    { label: 'Sample outcome 1', values: [rs(1_50_00_000), pc(13), 60, rs(2_00_00_000), pc(10.25), 60, 0] },
    { label: 'Sample outcome 2', values: [rs(3_00_00_000), pc(14), 60, rs(3_00_00_000), pc(11), 60, 0] },
  ],
  assumptions: [
    'Both loans are repaid in equal EMIs, with monthly interest on the outstanding balance.',
    'The saving is interest. You break even in the month from which the interest saved covers the costs.',
    'A year’s interest is for a limit that is fully drawn and not repaid. Amounts are rounded to the paisa.',
    'Enter all costs of the change, bank charges and our fee included. A larger loan costs more interest.',
  ],
  reckon,
  lines: ({ owed, rate: now, months, newOwed, newRate, newMonths, costs }) => [
    `Today ${rupees(owed)} at ${percent(now)}, ${monthsInWords(months)}`,
    `New ${rupees(newOwed)} at ${percent(newRate)}, ${monthsInWords(newMonths)}`,
    `Costs ${rupees(costs)}`,
  ],
  answers: ({ owed, rate }) => ({ outstanding: rupees(owed), rate: hundredths(rate) }),
});
