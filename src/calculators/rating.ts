import { ratingSaving } from './finance/terms.ts';
import { inWords, percent, rupees, wholeRupees } from '../lib/indian-money.ts';
import { calculator, pc, rs } from './record.ts';
import type { Outcome, Values } from './record.ts';

type Key = 'debt' | 'rate' | 'difference' | 'years' | 'costs';

function reckon({ debt, rate, difference, years, costs }: Values<Key>): Outcome {
  const { yearly, all } = ratingSaving(debt, difference, years, costs);
  const today = ratingSaving(debt, rate, 1, 0).yearly;
  const words = inWords(yearly);
  return {
    rows: [
      { label: 'Interest saved in a year', amount: wholeRupees(yearly) },
      {
        label: years === 1 ? 'Saved after costs' : `Saved in ${years} years, after costs`,
        amount: rupees(all),
      },
      { label: 'Yearly interest today', amount: rupees(today) },
      { label: 'Yearly interest at the lower rate', amount: rupees(today - yearly) },
    ],
    sentence: `${percent(difference)} lower on ${rupees(debt)} saves ${wholeRupees(yearly)}${words && `, ${words},`} a year. ${
      all < 0
        ? `This does not cover the costs: ${wholeRupees(-all)} is missing.`
        : `After costs you save ${wholeRupees(all)}.`
    }`,
    drawing: {
      bars: [
        {
          label: 'A year’s interest today',
          parts: [
            { label: 'Still paid', amount: today - yearly, tone: 'held' },
            { label: 'Saved', amount: yearly, tone: 'hand' },
          ],
        },
      ],
    },
  };
}

export const rating = calculator<Key>({
  title: 'Rating savings',
  fields: {
    debt: {
      label: 'Debt',
      unit: 'rupees',
      min: rs(10_00_000),
      max: rs(100_00_00_000),
      usual: rs(20_00_00_000),
      step: rs(10_00_000),
      start: rs(1_00_00_000),
    },
    rate: {
      label: 'Interest today',
      unit: 'percent',
      min: pc(5),
      max: pc(24),
      step: pc(0.25),
      start: pc(12),
    },
    difference: {
      label: 'Lower by',
      unit: 'percent',
      min: pc(0.05),
      max: pc(5),
      step: pc(0.05),
      start: pc(1),
    },
    years: { label: 'For', unit: 'years', min: 1, max: 10, step: 1, start: 1 },
    costs: {
      label: 'Costs of the rating',
      unit: 'rupees',
      min: 0,
      max: rs(50_00_000),
      usual: rs(10_00_000),
      step: rs(5_000),
      start: 0,
    },
  },
  examples: [
    { label: '1% of ₹1 crore', values: [rs(1_00_00_000), pc(12), pc(1), 1, 0] },
    { label: '2% of ₹10 crore', values: [rs(10_00_00_000), pc(12), pc(2), 3, rs(3_00_000)] },
  ],
  assumptions: [
    'The debt is fully drawn all year and not repaid in between.',
    'Whether a lender lowers the rate, and by how much, is the lender’s decision.',
    'Enter all costs of the rating, our fee included. Amounts are rounded to the paisa.',
  ],
  reckon,
  lines: ({ debt, rate, difference, years, costs }) => [
    `Debt ${rupees(debt)} at ${percent(rate)}`,
    `Lower by ${percent(difference)} for ${years} ${years === 1 ? 'year' : 'years'}`,
    `Costs ${rupees(costs)}`,
  ],
  answers: ({ debt }) => ({ limits: rupees(debt) }),
});
