import { formatMessage } from '../../lib/format-message.ts';
import { formatPercent, formatRupees, formatWholeRupees } from '../../lib/indian-money.ts';
import * as words from '#words/flat.json';
import { gstRate } from '../../site/fees.ts';
import {
  buyers as buyersInEnglish,
  stages as stagesInEnglish,
  states as statesInEnglish,
} from '../../words/en/flat.json';
import { toHundredths } from '../calculator-definition.ts';
import type { CalculationError, CalculationResult, Values } from '../calculator-definition.ts';
import { defineCalculator } from '../define-calculator.ts';
import { AFFORDABLE_PRICE, calculateFlatCosts, gstRates, findLimitingBand } from '../finance/flat.ts';
import { calculateMaxLoanForValue } from '../finance/loan-to-value.ts';
import { multiplyByRatio, HUNDRED_PERCENT } from '../finance/money.ts';
import { findDutyRate, places, calculateRegistrationFee } from '../finance/stamp-duty.ts';
import { buyers, getChosenOptions, flatFields, stages, states } from './flat-fields.ts';
import type { Key } from './flat-fields.ts';

/**
 * Returns the rate of stamp duty and the amount of the registration charges. Uses the rates that the visitor has
 * entered, otherwise the usual charges of the place. The option `other` has no usual charges.
 */
function calculateStateCharges(values: Values<Key>) {
  const { price, duty, registration } = values;
  const { state, buyer } = getChosenOptions(values);
  const place = state === 'other' ? undefined : places[state];
  return {
    stampDuty: duty || (place ? findDutyRate(place, price, buyer) : 0),
    registration:
      registration || !place
        ? multiplyByRatio(price, registration, HUNDRED_PERCENT)
        : calculateRegistrationFee(place, price),
  };
}

function findError(values: Values<Key>): CalculationError<Key> | undefined {
  const { price, loan, duty } = values;
  const { state, stage } = getChosenOptions(values);
  const maxLoan = calculateMaxLoanForValue(price);
  if (stage === 'affordable' && price > AFFORDABLE_PRICE)
    return {
      error: formatMessage(words.notAffordable, {
        most: formatWholeRupees(AFFORDABLE_PRICE),
        stage: words.stages.building,
      }),
      field: 'price',
    };
  if (loan > maxLoan)
    return { error: formatMessage(words.loanTooHigh, { most: formatWholeRupees(maxLoan) }), field: 'loan' };
  if (state === 'other' && !duty) return { error: words.enterDuty, field: 'duty' };
  return undefined;
}

function calculate(values: Values<Key>): CalculationResult | CalculationError<Key> {
  const error = findError(values);
  if (error) return error;
  const { price, lenderFee, ourFee } = values;
  const maxLoan = calculateMaxLoanForValue(price);
  const loan = values.loan || maxLoan;
  const gst = gstRates[getChosenOptions(values).stage];
  const { stampDuty, registration } = calculateStateCharges(values);
  const feeGst = toHundredths(gstRate);
  const costs = calculateFlatCosts({ price, loan, gst, stampDuty, registration, lenderFee, ourFee, feeGst });
  const band = loan === maxLoan ? findLimitingBand(loan) : undefined;
  const sentence = formatMessage(words.sentence, {
    price: formatWholeRupees(price),
    loan: formatWholeRupees(loan),
    total: formatWholeRupees(costs.total),
    own: formatWholeRupees(costs.own),
    taxes: formatWholeRupees(costs.taxes),
    charges: formatWholeRupees(costs.charges),
  });
  return {
    rows: [
      { label: words.inHand, inLead: 'Money to have in hand', amount: formatWholeRupees(costs.total) },
      { label: words.homeLoan, inLead: 'Home loan', amount: formatWholeRupees(loan) },
      { label: words.bankShare, amount: formatPercent(multiplyByRatio(loan, HUNDRED_PERCENT, price)) },
      { label: words.ownPart, amount: formatWholeRupees(costs.own) },
      ...(gst
        ? [
            {
              label: formatMessage(words.gst, { rate: formatPercent(gst) }),
              amount: formatWholeRupees(costs.gst),
            },
          ]
        : []),
      {
        label: formatMessage(words.stampDuty, { rate: formatPercent(stampDuty) }),
        amount: formatWholeRupees(costs.stampDuty),
      },
      { label: words.registrationFee, amount: formatWholeRupees(costs.registration) },
      { label: words.lenderCharge, amount: formatWholeRupees(costs.lenderFee) },
      { label: words.ourCharge, amount: formatWholeRupees(costs.ourFee) },
    ],
    sentence: band
      ? `${sentence} ${formatMessage(words.bandReached, {
          loan: formatWholeRupees(band.upTo),
          share: formatPercent(band.share),
          nextShare: formatPercent(band.nextShare),
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
        hasAmounts: false,
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
    words.notes[getChosenOptions(values).state],
    words.dutyNote,
    words.gstNote,
    words.incomeNote,
    words.feeNote,
  ],
  calculate,
  lines: (values) => {
    const { state, buyer, stage } = getChosenOptions(values);
    const { price, lenderFee, ourFee, duty, registration } = values;
    return [
      `Flat ${formatRupees(price)}, ${statesInEnglish[state]}`,
      `${buyersInEnglish[buyer]}; ${stagesInEnglish[stage].toLowerCase()}`,
      [
        `Lender ${formatPercent(lenderFee)}, our fee ${formatPercent(ourFee)}`,
        ...(duty ? [`duty ${formatPercent(duty)}`] : []),
        ...(registration ? [`registration ${formatPercent(registration)}`] : []),
      ].join(', '),
    ];
  },
  answers: ({ price, loan }) => ({
    kind: 'Home loan',
    amount: formatRupees(loan || calculateMaxLoanForValue(price)),
  }),
});
