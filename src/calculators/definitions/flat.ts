import { formatMessage } from '../../lib/format-message.ts';
import { percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import * as words from '#words/flat.json';
import { gstRate } from '../../site/fees.ts';
import {
  buyers as buyersInEnglish,
  stages as stagesInEnglish,
  states as statesInEnglish,
} from '../../words/en/flat.json';
import { inHundredths } from '../calculator-definition.ts';
import type { CalculationError, CalculationResult, Values } from '../calculator-definition.ts';
import { defineCalculator } from '../define-calculator.ts';
import { AFFORDABLE_PRICE, flatCosts, gstRates, limitingBand } from '../finance/flat.ts';
import { maxLoanForValue } from '../finance/loan-to-value.ts';
import { multiplyByRatio, HUNDRED_PERCENT } from '../finance/money.ts';
import { dutyRate, places, registrationFee } from '../finance/stamp-duty.ts';
import { buyers, chosen, flatFields, stages, states } from './flat-fields.ts';
import type { Key } from './flat-fields.ts';

/**
 * Returns the charges of the state. Uses the rates that the visitor has entered, otherwise the usual rates of the
 * state.
 */
function calculateStateCharges(values: Values<Key>) {
  const { price, duty, registration } = values;
  const { state, buyer } = chosen(values);
  const place = state === 'other' ? undefined : places[state];
  return {
    stampDuty: duty || (place ? dutyRate(place, price, buyer) : 0),
    registration:
      registration || !place
        ? multiplyByRatio(price, registration, HUNDRED_PERCENT)
        : registrationFee(place, price),
  };
}

function findError(values: Values<Key>): CalculationError<Key> | undefined {
  const { price, loan, duty } = values;
  const { state, stage } = chosen(values);
  const most = maxLoanForValue(price);
  if (stage === 'affordable' && price > AFFORDABLE_PRICE)
    return {
      error: formatMessage(words.notAffordable, {
        most: wholeRupees(AFFORDABLE_PRICE),
        stage: words.stages.building,
      }),
      field: 'price',
    };
  if (loan > most)
    return { error: formatMessage(words.loanTooHigh, { most: wholeRupees(most) }), field: 'loan' };
  if (state === 'other' && !duty) return { error: words.enterDuty, field: 'duty' };
  return undefined;
}

function calculate(values: Values<Key>): CalculationResult | CalculationError<Key> {
  const error = findError(values);
  if (error) return error;
  const { price, lenderFee, ourFee } = values;
  const most = maxLoanForValue(price);
  const loan = values.loan || most;
  const gst = gstRates[chosen(values).stage];
  const { stampDuty, registration } = calculateStateCharges(values);
  const feeGst = inHundredths(gstRate);
  const costs = flatCosts({ price, loan, gst, stampDuty, registration, lenderFee, ourFee, feeGst });
  const band = loan === most ? limitingBand(loan) : undefined;
  const sentence = formatMessage(words.sentence, {
    price: wholeRupees(price),
    loan: wholeRupees(loan),
    total: wholeRupees(costs.total),
    own: wholeRupees(costs.own),
    taxes: wholeRupees(costs.taxes),
    charges: wholeRupees(costs.charges),
  });
  return {
    rows: [
      { label: words.inHand, inLead: 'Money to have in hand', amount: wholeRupees(costs.total) },
      { label: words.homeLoan, inLead: 'Home loan', amount: wholeRupees(loan) },
      { label: words.bankShare, amount: percent(multiplyByRatio(loan, HUNDRED_PERCENT, price)) },
      { label: words.ownPart, amount: wholeRupees(costs.own) },
      ...(gst
        ? [{ label: formatMessage(words.gst, { rate: percent(gst) }), amount: wholeRupees(costs.gst) }]
        : []),
      {
        label: formatMessage(words.stampDuty, { rate: percent(stampDuty) }),
        amount: wholeRupees(costs.stampDuty),
      },
      { label: words.registrationFee, amount: wholeRupees(costs.registration) },
      { label: words.lenderCharge, amount: wholeRupees(costs.lenderFee) },
      { label: words.ourCharge, amount: wholeRupees(costs.ourFee) },
    ],
    sentence: band
      ? `${sentence} ${formatMessage(words.bandReached, {
          loan: wholeRupees(band.upTo),
          share: percent(band.share),
          nextShare: percent(band.nextShare),
        })}`
      : sentence,
    drawing: {
      bars: [
        {
          label: words.bar,
          parts: [
            { label: words.homeLoan, amount: loan, tone: 'held' },
            { label: words.barOwn, amount: costs.own, tone: 'hand' },
            { label: words.taxes, amount: costs.taxes, tone: 'cost' },
            { label: words.fees, amount: costs.charges, tone: 'solid' },
          ],
        },
      ],
    },
    tables: [
      {
        caption: words.relief,
        columns: [words.payment, words.deduction, words.regime],
        amount: false,
        rows: () => [
          [words.interestOwn, words.interestOwnLimit, words.oldRegime],
          [words.principal, words.principalLimit, words.oldRegime],
          [words.interestLet, words.interestLetLimit, words.bothRegimes],
        ],
      },
    ],
  };
}

export const flat = defineCalculator<Key>({
  title: words.title,
  titleInLead: 'Cash for a flat',
  action: words.action,
  fields: flatFields,
  examples: [
    { label: words.ready, values: {} },
    {
      label: words.building,
      values: { price: 80_00_000, stage: stages.indexOf('building') },
    },
    {
      label: words.gurugram,
      values: { price: 1_20_00_000, state: states.indexOf('haryana'), buyer: buyers.indexOf('woman') },
    },
  ],
  assumptions: (values) => [
    words.notes[chosen(values).state],
    words.dutyNote,
    words.gstNote,
    words.incomeNote,
    words.feeNote,
  ],
  calculate,
  lines: (values) => {
    const { state, buyer, stage } = chosen(values);
    const { price, lenderFee, ourFee, duty, registration } = values;
    return [
      `Flat ${rupees(price)}, ${statesInEnglish[state]}`,
      `${buyersInEnglish[buyer]}; ${stagesInEnglish[stage].toLowerCase()}`,
      [
        `Lender ${percent(lenderFee)}, our fee ${percent(ourFee)}`,
        ...(duty ? [`duty ${percent(duty)}`] : []),
        ...(registration ? [`registration ${percent(registration)}`] : []),
      ].join(', '),
    ];
  },
  answers: ({ price, loan }) => ({ kind: 'Home loan', amount: rupees(loan || maxLoanForValue(price)) }),
});
