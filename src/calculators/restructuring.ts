import { restructure } from './finance/terms.ts';
import { hundredths, percent, rupees } from '../lib/indian-money.ts';
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
  paise < 0 ? `${rupees(-paise)} more` : paise > 0 ? `${rupees(paise)} less` : 'the same';

function reckon({ owed, rate: now, months, newOwed, newRate, newMonths, costs }: Values<Key>): Outcome {
  const { instalments, yearly, interest, saved, paysFrom } = restructure(
    { amount: owed, rate: now, months },
    { amount: newOwed, rate: newRate, months: newMonths },
    costs,
  );
  const monthly = instalments.now - instalments.next;
  return {
    rows: [
      { label: saved < 0 ? 'Cost in all' : 'Saved in all, less costs', amount: rupees(Math.abs(saved)) },
      { label: 'It pays from month', amount: paysFrom ? String(paysFrom) : 'none' },
      { label: 'Instalment today', amount: rupees(instalments.now) },
      { label: 'Instalment on the new terms', amount: rupees(instalments.next) },
      { label: monthly < 0 ? 'Higher by' : 'Lower by', amount: rupees(Math.abs(monthly)) },
      { label: 'Drawn in full, a year’s interest today', amount: rupees(yearly.now) },
      { label: 'The same on the new terms', amount: rupees(yearly.next) },
    ],
    sentence: paysFrom
      ? `The new terms save ${rupees(saved)} of interest in all, and pay from month ${paysFrom}. The instalment is ${difference(monthly)} a month.`
      : `The new terms do not pay: with the costs they take ${rupees(-saved)} more in all. The instalment is ${difference(monthly)} a month.`,
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
  title: 'Old terms and new',
  fields: {
    owed: amount('Owed today'),
    rate: rate('Interest today', pc(14)),
    months: term('Term left'),
    newOwed: amount('Loan on the new terms'),
    newRate: rate('New interest', pc(11)),
    newMonths: term('New term'),
    costs: {
      label: 'Costs of the change',
      unit: 'rupees',
      min: 0,
      max: rs(1_00_00_000),
      usual: rs(20_00_000),
      step: rs(10_000),
      start: rs(3_00_000),
    },
  },
  examples: [
    { label: 'Sample outcome 1', values: [rs(1_50_00_000), pc(13), 60, rs(2_00_00_000), pc(10.25), 60, 0] },
    { label: 'Sample outcome 2', values: [rs(3_00_00_000), pc(14), 60, rs(3_00_00_000), pc(11), 60, 0] },
  ],
  assumptions: [
    'Both loans are repaid in equal monthly instalments, interest by the month on what is still owed.',
    'What is saved is interest. The change pays from the month after which the interest saved always covers the costs.',
    'A year’s interest is for a limit that is drawn in full and not repaid. Each amount is rounded half up to the paisa.',
    'Costs are all that the change costs you, our fee included. A larger loan brings more money in and costs more interest.',
  ],
  reckon,
  lines: ({ owed, rate: now, months, newOwed, newRate, newMonths, costs }) => [
    `Today ${rupees(owed)} at ${percent(now)}, ${monthsInWords(months)}`,
    `New ${rupees(newOwed)} at ${percent(newRate)}, ${monthsInWords(newMonths)}`,
    `Costs ${rupees(costs)}`,
  ],
  answers: ({ owed, rate }) => ({ outstanding: rupees(owed), rate: hundredths(rate) }),
});
