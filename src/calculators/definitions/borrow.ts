import { calculateAffordableLoan, calculateInstalment } from '../finance/loan.ts';
import { calculateMaxLoanForValue } from '../finance/loan-to-value.ts';
import { multiplyByRatio, shareOfValue, HUNDRED_PERCENT } from '../finance/money.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { formatInWords, formatPercent, formatRupees, formatWholeRupees } from '../../lib/indian-money.ts';
import * as words from '#words/calculator-results.json';
import { propertyLoan } from '../../site/property-loan.ts';
import { toPaise } from '../calculator-definition.ts';
import { defineCalculator, createPercentField, createRupeesField } from '../define-calculator.ts';
import type { CalculationResult, CalculationError, Values } from '../calculator-definition.ts';
import { formatYearsAndMonths, formatYearsAndMonthsForLead } from '../format-value.ts';
import { suggestHomeLoan } from './kind-of-loan.ts';

type Key = 'income' | 'other' | 'months' | 'rate' | 'share' | 'coIncome' | 'price' | 'lent';

/** The lowest price in paise, except 0 for an empty field. A lower price is probably a typing error. */
const MIN_PRICE = toPaise(1_00_000);

/**
 * Returns the largest loan for a property, in paise. Returns Infinity if there is no price.
 * @param lent the share of the price that the lender lends. It is 0 for a home loan, whose share depends on its amount
 */
function calculateMaxLoan(price: number, lent: number): number {
  if (!price) return Infinity;
  return lent ? shareOfValue(price, lent) : calculateMaxLoanForValue(price);
}

function calculate(values: Values<Key>): CalculationResult | CalculationError<Key> {
  const { other, months, rate, share, price, lent } = values;
  if (lent && !price) return { error: words.enterValue, field: 'price' };
  if (price && price < MIN_PRICE)
    return {
      error: formatMessage(words.valueTooLow, { amount: formatWholeRupees(MIN_PRICE) }),
      field: 'price',
    };
  const income = values.income + values.coIncome;
  const maxEmis = multiplyByRatio(income, share, HUNDRED_PERCENT);
  const maxByIncome = calculateAffordableLoan({ instalment: maxEmis - other, rate, months });
  if (maxByIncome <= 0)
    return {
      error: formatMessage(words.emisTooHigh, { amount: formatWholeRupees(maxEmis) }),
      field: 'other',
    };
  const maxByValue = calculateMaxLoan(price, lent);
  const amount = Math.min(maxByIncome, maxByValue);
  const paid = calculateInstalment({ amount, rate, months });
  const left = income - other - paid;
  const sentence = formatMessage(words.borrowSentence, {
    amount: formatWholeRupees(amount),
    words: formatInWords(amount) && `, ${formatInWords(amount)}`,
    emi: formatWholeRupees(paid),
    tenure: formatYearsAndMonths(months),
  });
  return {
    rows: [
      { label: words.couldBorrow, inLead: 'You could borrow about', amount: formatWholeRupees(amount) },
      { label: words.newLoanEmi, inLead: 'EMI of the new loan', amount: formatWholeRupees(paid) },
      ...(price
        ? [
            {
              label: words.loanToValue,
              amount: formatPercent(multiplyByRatio(amount, HUNDRED_PERCENT, price)),
            },
            { label: words.mostByValue, amount: formatWholeRupees(maxByValue) },
            { label: words.mostByIncome, amount: formatWholeRupees(maxByIncome) },
            ...(lent ? [] : [{ label: words.ownMoney, amount: formatWholeRupees(price - amount) }]),
          ]
        : []),
      { label: words.allEmis, amount: formatWholeRupees(maxEmis) },
      { label: words.incomeLeft, amount: formatWholeRupees(left) },
    ],
    sentence: maxByValue < maxByIncome ? `${sentence} ${words.valueLimits}` : sentence,
    drawing: {
      bars: [
        {
          label: values.coIncome ? words.bothIncomes : words.income,
          parts: [
            { label: words.newEmi, amount: paid, tone: 'hand' },
            { label: words.existingEmis, amount: other, tone: 'cost' },
            { label: words.left, amount: left, tone: 'held' },
          ],
        },
      ],
    },
  };
}

const collapsedUnder = words.coApplicantAndProperty;

export const borrow = defineCalculator<Key>({
  title: words.eligibility,
  titleInLead: 'Loan eligibility',
  fields: {
    income: createRupeesField({
      label: words.income,
      min: 10_000,
      max: 50_00_000,
      sliderMax: 5_00_000,
      step: 5_000,
      example: 60_000,
    }),
    other: createRupeesField({
      label: words.otherEmis,
      min: 0,
      max: 25_00_000,
      sliderMax: 2_00_000,
      step: 1_000,
      example: 0,
    }),
    months: { label: words.tenure, unit: 'months', min: 6, max: 360, step: 6, example: 240 },
    rate: createPercentField({ label: words.rate, min: 1, max: 24, step: 0.05, example: 9 }),
    share: createPercentField({ label: words.share, min: 10, max: 70, step: 1, example: 45 }),
    // These fields must be last. Links that visitors shared before the fields were added have no values for them.
    coIncome: createRupeesField({
      collapsedUnder,
      label: words.coIncome,
      hint: words.perMonth,
      min: 0,
      max: 50_00_000,
      step: 5_000,
      example: 0,
      whenEmpty: { value: 0, label: words.nothing },
    }),
    price: createRupeesField({
      collapsedUnder,
      label: words.valueOfProperty,
      min: 0,
      max: 20_00_00_000,
      step: 1_00_000,
      example: 0,
      whenEmpty: { value: 0, label: words.nothing },
    }),
    lent: createPercentField({
      collapsedUnder,
      label: words.shareLent,
      min: 0,
      max: 90,
      step: 5,
      example: 0,
      whenEmpty: { value: 0, label: words.nothing },
    }),
  },
  examples: [
    { label: words.over5Years, values: { months: 60, rate: 14 } },
    { label: words.over20Years, values: {} },
    { label: words.homeForTwo, values: { coIncome: 60_000, price: 60_00_000 } },
    {
      label: words.againstProperty,
      values: {
        income: 1_00_000,
        months: 12 * propertyLoan.years,
        rate: propertyLoan.rate.example,
        price: 50_00_000,
        lent: propertyLoan.share.example,
      },
    },
  ],
  assumptions: [words.lenderDecides, words.takeHome, words.valueNote],
  calculate,
  lines: ({ income, other, months, rate, share, coIncome, price, lent }) => [
    `Income ${formatRupees(income)} a month${coIncome ? `, co-applicant ${formatRupees(coIncome)}` : ''}`,
    `${other ? `Existing EMIs ${formatRupees(other)}` : 'No existing EMIs entered'}, ${formatPercent(share)} of income for EMIs`,
    `${formatYearsAndMonthsForLead(months)} at ${formatPercent(rate)}${price ? `, ${lent ? `LAP ${formatPercent(lent)} of` : 'home'} ${formatRupees(price)}` : ''}`,
  ],
  answers: (values): Record<string, string> => {
    const { months, price, lent } = values;
    const result = calculate(values);
    return {
      ...('rows' in result && { amount: result.rows[0].amount }),
      // A visitor without a price may not have decided yet which kind of loan is needed.
      ...(price
        ? { kind: lent ? 'Loan against property' : 'Home loan' }
        : { kind: 'Not sure yet', ...suggestHomeLoan(months) }),
    };
  },
});
