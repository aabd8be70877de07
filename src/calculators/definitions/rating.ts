import { ratingSavings } from '../finance/savings.ts';
import { inWords, percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import { defineCalculator, inHundredths, inPaise } from '../calculator-definition.ts';
import type { CalculationResult, Values } from '../calculator-definition.ts';

type Key = 'debt' | 'rate' | 'difference' | 'years' | 'costs';

function calculate({ debt, rate, difference, years, costs }: Values<Key>): CalculationResult {
  const { yearly, all } = ratingSavings(debt, difference, years, costs);
  const today = ratingSavings(debt, rate, 1, 0).yearly;
  const words = inWords(yearly);
  return {
    rows: [
      { label: 'Interest saved in a year', amount: wholeRupees(yearly) },
      {
        label: years === 1 ? 'Saved after costs' : `Saved in ${years} years, after costs`,
        amount: wholeRupees(all),
      },
      { label: 'Present interest per year', amount: wholeRupees(today) },
      { label: 'Interest per year at the lower rate', amount: wholeRupees(today - yearly) },
    ],
    sentence: `${percent(difference)} lower on ${rupees(debt)} saves ${wholeRupees(yearly)}${words && `, ${words},`} a year. ${
      all < 0
        ? `This does not cover the costs: ${wholeRupees(-all)} is missing.`
        : `After costs you save ${wholeRupees(all)}.`
    }`,
    drawing: {
      bars: [
        {
          label: 'Present interest per year',
          parts: [
            { label: 'Still paid', amount: today - yearly, tone: 'held' },
            { label: 'Saved', amount: yearly, tone: 'hand' },
          ],
        },
      ],
    },
  };
}

export const rating = defineCalculator<Key>({
  title: 'Rating savings',
  fields: {
    debt: {
      label: 'Loan amount',
      unit: 'rupees',
      min: inPaise(10_00_000),
      max: inPaise(100_00_00_000),
      sliderMax: inPaise(20_00_00_000),
      step: inPaise(10_00_000),
      example: inPaise(1_00_00_000),
    },
    rate: {
      label: 'Present interest rate p.a.',
      unit: 'percent',
      min: inHundredths(5),
      max: inHundredths(24),
      step: inHundredths(0.25),
      example: inHundredths(12),
    },
    difference: {
      label: 'Rate reduction',
      unit: 'percent',
      min: inHundredths(0.05),
      max: inHundredths(5),
      step: inHundredths(0.05),
      example: inHundredths(1),
    },
    years: { label: 'Period', unit: 'years', min: 1, max: 10, step: 1, example: 1 },
    costs: {
      label: 'Total cost of the rating',
      unit: 'rupees',
      min: 0,
      max: inPaise(50_00_000),
      sliderMax: inPaise(10_00_000),
      step: inPaise(5_000),
      example: 0,
    },
  },
  examples: [
    { label: '1% of ₹1 crore', values: [inPaise(1_00_00_000), inHundredths(12), inHundredths(1), 1, 0] },
    {
      label: '2% of ₹10 crore',
      values: [inPaise(10_00_00_000), inHundredths(12), inHundredths(2), 3, inPaise(3_00_000)],
    },
  ],
  assumptions: [
    'The loan or limit is fully drawn all year.',
    'The lender decides whether to lower the rate, and by how much.',
    'At ₹0 the saving is before the agency’s fees and ours.',
  ],
  calculate,
  lines: ({ debt, rate, difference, years, costs }) => [
    `Loan ${rupees(debt)} at ${percent(rate)}`,
    `Rate reduction ${percent(difference)} for ${years} ${years === 1 ? 'year' : 'years'}`,
    `Cost of the rating ${rupees(costs)}`,
  ],
  answers: ({ debt }) => ({ limits: rupees(debt) }),
});
