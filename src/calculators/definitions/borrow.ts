import { affordableLoan, monthlyInstalment } from '../finance/loan.ts';
import { maxLoanForValue } from '../finance/loan-to-value.ts';
import { multiplyByRatio, shareOfValue, HUNDRED_PERCENT } from '../finance/money.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { inWords, percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import * as words from '#words/calculator-results.json';
import { propertyLoan } from '../../site/property-loan.ts';
import { inPaise } from '../calculator-definition.ts';
import { defineCalculator, percentField, rupeesField } from '../define-calculator.ts';
import type { CalculationResult, CalculationError, Values } from '../calculator-definition.ts';
import { formatYearsAndMonths, formatMonthsForLead } from '../format-value.ts';
import { homeLoanBy } from './kind-of-loan.ts';

type Key = 'income' | 'other' | 'months' | 'rate' | 'share' | 'coIncome' | 'price' | 'lent';

/** The lowest price in paise, except 0 for an empty field. A lower price is probably a typing error. */
const MIN_PRICE = inPaise(1_00_000);

/**
 * Returns the largest loan for a property, in paise. Without a price, there is no limit.
 * @param lent the share of the price that the lender lends, or 0 for a home loan, whose share depends on the price
 */
function maxLoanByValue(price: number, lent: number): number {
  if (!price) return Infinity;
  return lent ? shareOfValue(price, lent) : maxLoanForValue(price);
}

function calculate(values: Values<Key>): CalculationResult | CalculationError<Key> {
  const { other, months, rate, share, price, lent } = values;
  if (lent && !price) return { error: words.enterValue, field: 'price' };
  if (price && price < MIN_PRICE)
    return { error: formatMessage(words.valueTooLow, { amount: wholeRupees(MIN_PRICE) }), field: 'price' };
  const income = values.income + values.coIncome;
  const maxEmis = multiplyByRatio(income, share, HUNDRED_PERCENT);
  const maxByIncome = affordableLoan({ paid: maxEmis - other, rate, months });
  if (maxByIncome <= 0)
    return { error: formatMessage(words.emisTooHigh, { amount: wholeRupees(maxEmis) }), field: 'other' };
  const maxByValue = maxLoanByValue(price, lent);
  const amount = Math.min(maxByIncome, maxByValue);
  const paid = monthlyInstalment({ amount, rate, months });
  const left = income - other - paid;
  const sentence = formatMessage(words.borrowSentence, {
    amount: wholeRupees(amount),
    words: inWords(amount) && `, ${inWords(amount)}`,
    emi: wholeRupees(paid),
    tenure: formatYearsAndMonths(months),
  });
  return {
    rows: [
      { label: words.couldBorrow, inLead: 'You could borrow about', amount: wholeRupees(amount) },
      { label: words.newLoanEmi, inLead: 'EMI of the new loan', amount: wholeRupees(paid) },
      ...(price
        ? [
            { label: words.loanToValue, amount: percent(multiplyByRatio(amount, HUNDRED_PERCENT, price)) },
            { label: words.mostByValue, amount: wholeRupees(maxByValue) },
            { label: words.mostByIncome, amount: wholeRupees(maxByIncome) },
            ...(lent ? [] : [{ label: words.ownMoney, amount: wholeRupees(price - amount) }]),
          ]
        : []),
      { label: words.allEmis, amount: wholeRupees(maxEmis) },
      { label: words.incomeLeft, amount: wholeRupees(left) },
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
    income: rupeesField({
      label: words.income,
      min: 10_000,
      max: 50_00_000,
      sliderMax: 5_00_000,
      step: 5_000,
      example: 60_000,
    }),
    other: rupeesField({
      label: words.otherEmis,
      min: 0,
      max: 25_00_000,
      sliderMax: 2_00_000,
      step: 1_000,
      example: 0,
    }),
    months: { label: words.tenure, unit: 'months', min: 6, max: 360, step: 6, example: 240 },
    rate: percentField({ label: words.rate, min: 1, max: 24, step: 0.05, example: 9 }),
    share: percentField({ label: words.share, min: 10, max: 70, step: 1, example: 45 }),
    // These fields must be last. Links that visitors shared before the fields were added have no values for them.
    coIncome: rupeesField({
      collapsedUnder,
      label: words.coIncome,
      hint: words.perMonth,
      min: 0,
      max: 50_00_000,
      step: 5_000,
      example: 0,
      whenEmpty: { value: 0, label: words.nothing },
    }),
    price: rupeesField({
      collapsedUnder,
      label: words.valueOfProperty,
      min: 0,
      max: 20_00_00_000,
      step: 1_00_000,
      example: 0,
      whenEmpty: { value: 0, label: words.nothing },
    }),
    lent: percentField({
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
    `Income ${rupees(income)} a month${coIncome ? `, co-applicant ${rupees(coIncome)}` : ''}`,
    `${other ? `Existing EMIs ${rupees(other)}` : 'No existing EMIs entered'}, ${percent(share)} of income for EMIs`,
    `${formatMonthsForLead(months)} at ${percent(rate)}${price ? `, ${lent ? `LAP ${percent(lent)} of` : 'home'} ${rupees(price)}` : ''}`,
  ],
  answers: (values): Record<string, string> => {
    const { months, price, lent } = values;
    const result = calculate(values);
    return {
      ...('rows' in result && { amount: result.rows[0].amount }),
      // A visitor without a price may not have decided yet which kind of loan is needed.
      ...(price
        ? { kind: lent ? 'Loan against property' : 'Home loan' }
        : { kind: 'Not sure yet', ...homeLoanBy(months) }),
    };
  },
});
