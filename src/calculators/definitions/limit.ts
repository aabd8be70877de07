import { formatMessage } from '../../lib/format-message.ts';
import { formatPercent, formatRupees, formatWholeRupees } from '../../lib/indian-money.ts';
import * as words from '#words/limit.json';
import { defineCalculator, createPercentField, createRupeesField } from '../define-calculator.ts';
import type { CalculationError, CalculationResult, Values } from '../calculator-definition.ts';
import { calculateDrawingPower, limitByTurnover, turnoverShares } from '../finance/working-capital.ts';
import { createLimitRows, describeLimit } from './limit-by-methods.ts';

type Key = 'turnover' | 'stock' | 'creditors' | 'debtors' | 'overdue' | 'stockMargin' | 'debtorMargin';

const documents = [
  [words.accounts, words.accountsFor],
  [words.projections, words.projectionsFor],
  [words.returns, words.returnsFor],
  [words.statements, words.statementsFor],
  [words.stockStatement, words.stockStatementFor],
  [words.ageing, words.ageingFor],
  [words.sanctions, words.sanctionsFor],
  [words.udyam, words.udyamFor],
] as const;

function calculate(values: Values<Key>): CalculationResult | CalculationError<Key> {
  const { stock, debtors, overdue } = values;
  if (stock + debtors === 0) return { error: words.noAssets, field: 'debtors' };
  const { security, amount } = calculateDrawingPower(values);
  if (amount === 0) return { error: words.creditorsTooHigh, field: 'creditors' };
  const turnover = limitByTurnover(values.turnover);
  return {
    rows: [
      ...createLimitRows(amount, security, turnover?.limit),
      ...(turnover
        ? [
            {
              label: formatMessage(words.need, { share: formatPercent(turnoverShares.need) }),
              amount: formatWholeRupees(turnover.need),
            },
            {
              label: formatMessage(words.ownMargin, { share: formatPercent(turnoverShares.margin) }),
              amount: formatWholeRupees(turnover.margin),
            },
          ]
        : []),
      ...(overdue ? [{ label: words.overdueLeft, amount: formatWholeRupees(overdue) }] : []),
    ],
    sentence: describeLimit(amount, turnover?.limit),
    drawing: {
      bars: [
        ...(turnover
          ? [
              {
                label: words.barTurnover,
                parts: [
                  { label: words.bank, amount: turnover.limit, tone: 'hand' },
                  { label: words.own, amount: turnover.margin, tone: 'held' },
                ],
              } as const,
            ]
          : []),
        {
          label: words.barAssets,
          parts: [
            { label: words.bank, amount, tone: 'hand' },
            { label: words.own, amount: security - amount, tone: 'held' },
            { label: words.unpaid, amount: stock + debtors - security, tone: 'cost' },
          ],
        },
      ],
    },
    tables: [
      {
        caption: words.askedFor,
        columns: [words.document, words.shows],
        hasAmounts: false,
        rows: () => documents,
      },
    ],
  };
}

const collapsedUnder = words.overdueAndMargins;

const createAssetField = (label: string, example: number) =>
  createRupeesField({
    label,
    min: 0,
    max: 200_00_00_000,
    sliderMax: 5_00_00_000,
    step: 1_00_000,
    example,
  });
const createMarginField = (label: string, example: number) =>
  createPercentField({ collapsedUnder, label, min: 0, max: 75, step: 5, example });

export const limit = defineCalculator<Key>({
  title: words.title,
  titleInLead: 'Working capital limit',
  action: words.action,
  fields: {
    turnover: createRupeesField({
      label: words.turnover,
      min: 10_00_000,
      max: 500_00_00_000,
      sliderMax: 25_00_00_000,
      step: 10_00_000,
      example: 5_00_00_000,
    }),
    stock: createAssetField(words.stock, 80_00_000),
    creditors: createAssetField(words.creditors, 30_00_000),
    debtors: createAssetField(words.debtors, 90_00_000),
    overdue: createRupeesField({
      collapsedUnder,
      label: words.overdue,
      hint: words.overdueHint,
      min: 0,
      max: 200_00_00_000,
      step: 1_00_000,
      example: 0,
      whenEmpty: { value: 0, label: words.nothing },
    }),
    stockMargin: createMarginField(words.stockMargin, 25),
    debtorMargin: createMarginField(words.debtorMargin, 40),
  },
  examples: [
    { label: words.factory, values: {} },
    {
      label: words.trader,
      values: {
        turnover: 3_00_00_000,
        stock: 60_00_000,
        creditors: 20_00_000,
        debtors: 70_00_000,
        debtorMargin: 25,
      },
    },
    {
      label: words.services,
      values: { turnover: 2_00_00_000, stock: 0, creditors: 0, debtors: 50_00_000 },
    },
  ],
  assumptions: [words.turnoverNote, words.drawingNote, words.creditorsNote, words.decides],
  calculate,
  lines: ({ turnover, stock, creditors, debtors, overdue, stockMargin, debtorMargin }) => [
    `Turnover ${formatRupees(turnover)}${overdue ? `, overdue ${formatRupees(overdue)}` : ''}`,
    `Stock ${formatRupees(stock)}, creditors ${formatRupees(creditors)}`,
    `Debtors ${formatRupees(debtors)}, margins ${formatPercent(stockMargin)} and ${formatPercent(debtorMargin)}`,
  ],
  answers: (values): Record<string, string> => {
    const { amount } = calculateDrawingPower(values);
    const lowest = Math.min(amount, limitByTurnover(values.turnover)?.limit ?? amount);
    return { kind: 'Working capital (CC or OD limit)', ...(lowest && { amount: formatRupees(lowest) }) };
  },
});
