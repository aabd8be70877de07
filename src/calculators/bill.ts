import { discountBill } from './finance/bill.ts';
import { percent, rupees, wholeRupees } from '../lib/indian-money.ts';
import { calculator, pc, rs } from './record.ts';
import type { Calculator, Field, Outcome, Refusal, Values } from './record.ts';

type Key = 'invoice' | 'days' | 'advance' | 'rate' | 'charges' | 'overdraft';

function reckon(values: Values<Key>): Outcome | Refusal {
  if (values.days < 1)
    return { refused: 'A bill due today cannot be discounted. Enter the days until the buyer pays.' };
  const { discount, cost, today, later, yearly, overdraft } = discountBill(values);
  if (yearly === undefined)
    return { refused: 'Discount and charges are as high as the bill. Lower the charges.' };
  const isCostlier = cost > overdraft;
  const gap = wholeRupees(Math.abs(cost - overdraft));
  return {
    rows: [
      { label: 'You receive today', amount: wholeRupees(today) },
      { label: 'Cost as a yearly rate', amount: percent(yearly) },
      { label: `You receive on day ${values.days}, after the buyer pays`, amount: rupees(later) },
      { label: 'Discount', amount: rupees(discount) },
      { label: 'Discount and charges', amount: rupees(cost) },
      { label: `An overdraft at ${percent(values.overdraft)} would cost`, amount: rupees(overdraft) },
    ],
    sentence: `You receive ${wholeRupees(today)} today and ${wholeRupees(later)} on day ${values.days}. The cost is ${wholeRupees(cost)}, ${percent(yearly)} a year. ${
      cost === overdraft
        ? 'The overdraft costs the same.'
        : `The overdraft is ${gap} ${isCostlier ? 'cheaper' : 'more expensive'}.`
    }`,
    drawing: {
      bars: [
        {
          label: 'The bill',
          parts: [
            { label: 'Today', amount: today, tone: 'hand' },
            { label: `Day ${values.days}`, amount: later, tone: 'held' },
            { label: 'Cost', amount: cost, tone: 'cost' },
          ],
        },
      ],
    },
  };
}

const shared = {
  reckon,
  assumptions: [
    'The discount is simple interest on the advance for the days of the bill, with 365 days a year.',
    'Discount and charges are deducted from the amount held back or, if that is too small, from the advance.',
    'The yearly rate is the cost compared with the amount you receive today. Amounts are rounded to the paisa.',
    'The buyer pays on the due date. The overdraft is for the same amount and days, without charges.',
  ],
  lines: ({ invoice, days, advance, rate, charges, overdraft }) => [
    `Invoice ${rupees(invoice)}, due in ${days} days`,
    `Advance ${percent(advance)}, discount ${percent(rate)} a year`,
    `Charges ${rupees(charges)}, overdraft ${percent(overdraft)}`,
  ],
  answers: ({ invoice, days }) => ({ amount: rupees(invoice), days: String(days) }),
} satisfies Partial<Calculator<Key>>;

/** The fields of both kinds, with their own ranges and examples. */
const fields = (
  own: Record<'usual' | 'invoice' | 'advance' | 'rate' | 'charges' | 'days', number>,
  tenor: [number, number],
) =>
  ({
    invoice: {
      label: 'Invoice',
      unit: 'rupees',
      min: rs(10_000),
      max: rs(10_00_00_000),
      usual: own.usual,
      step: rs(10_000),
      start: own.invoice,
    },
    days: { label: 'Due in', unit: 'days', min: tenor[0], max: tenor[1], step: 1, start: own.days },
    advance: {
      label: 'Share advanced',
      unit: 'percent',
      min: pc(50),
      max: pc(100),
      step: pc(1),
      start: own.advance,
    },
    rate: {
      label: 'Discount a year',
      unit: 'percent',
      min: pc(1),
      max: pc(36),
      step: pc(0.25),
      start: own.rate,
    },
    charges: {
      label: 'Charges',
      unit: 'rupees',
      min: 0,
      max: rs(5_00_000),
      usual: rs(50_000),
      step: rs(500),
      start: own.charges,
    },
    overdraft: {
      label: 'Overdraft to compare',
      unit: 'percent',
      min: pc(1),
      max: pc(36),
      step: pc(0.25),
      start: pc(12),
    },
  }) satisfies Record<Key, Field>;

export const bill = calculator<Key>({
  ...shared,
  title: 'Bill discounting',
  fields: fields(
    {
      usual: rs(50_00_000),
      invoice: rs(5_00_000),
      days: 60,
      advance: pc(95),
      rate: pc(12),
      charges: rs(2_500),
    },
    [30, 120],
  ),
  examples: [
    { label: '30 days', values: [rs(5_00_000), 30, pc(95), pc(12), rs(2_500), pc(12)] },
    { label: '60 days', values: [rs(5_00_000), 60, pc(95), pc(12), rs(2_500), pc(12)] },
    { label: '120 days', values: [rs(5_00_000), 120, pc(95), pc(12), rs(2_500), pc(12)] },
  ],
});

export const exportBill = calculator<Key>({
  ...shared,
  title: 'Export bill discounting',
  fields: fields(
    {
      usual: rs(2_00_00_000),
      invoice: rs(25_00_000),
      days: 90,
      advance: pc(80),
      rate: pc(6),
      charges: rs(10_000),
    },
    [30, 180],
  ),
  examples: [
    { label: '70% at 4.5%', values: [rs(25_00_000), 90, pc(70), pc(4.5), rs(10_000), pc(12)] },
    { label: '90% at 7.5%', values: [rs(25_00_000), 90, pc(90), pc(7.5), rs(10_000), pc(12)] },
    { label: '180 days', values: [rs(25_00_000), 180, pc(80), pc(6), rs(10_000), pc(12)] },
  ],
});
