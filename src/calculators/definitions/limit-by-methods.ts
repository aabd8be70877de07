/* The texts of the working capital limit, which two methods give: by stock and debtors, and by turnover. */
import { formatMessage } from '../../lib/format-message.ts';
import { formatInWords, formatWholeRupees } from '../../lib/indian-money.ts';
import * as words from '#words/limit.json';
import { TURNOVER_CEILING } from '../finance/working-capital.ts';

/**
 * Compares the limits by both methods in sentences.
 * @param assets the limit by stock and debtors
 * @param turnover the limit by turnover. It is undefined if it would be above the ceiling of that method
 */
export function describeLimit(assets: number, turnover: number | undefined): string {
  const amount = formatWholeRupees(assets);
  if (turnover === undefined)
    return formatMessage(words.aboveCeiling, { amount, ceiling: `₹${formatInWords(TURNOVER_CEILING)}` });
  if (assets === turnover) return formatMessage(words.same, { amount });
  const byAssets = [amount, words.assetsMethod] as const;
  const byTurnover = [formatWholeRupees(turnover), words.turnoverMethod] as const;
  const [[low, lowMethod], [high, highMethod]] =
    assets < turnover ? [byAssets, byTurnover] : [byTurnover, byAssets];
  const range = formatMessage(words.between, { low, lowMethod, high, highMethod });
  return `${range} ${assets < turnover ? words.drawLess : words.askMore}`;
}

/**
 * Returns the first two rows of the result. If both methods give different limits, these are the lower and the higher
 * limit. Otherwise, they are the only limit and the assets against which the bank lends (`security`).
 */
export function createLimitRows(assets: number, security: number, turnover: number | undefined) {
  const byAssets = { method: words.assetsMethod, inLead: 'by stock and debtors', amount: assets };
  if (turnover === undefined || turnover === assets) {
    const [label, inLead] =
      turnover === undefined
        ? [words.limitByAssets, 'Limit by stock and debtors']
        : [words.limitByBoth, 'Limit by both methods'];
    return [
      { label, inLead, amount: formatWholeRupees(assets) },
      { label: words.security, inLead: 'Stock and debtors that count', amount: formatWholeRupees(security) },
    ] as const;
  }
  const byTurnover = { method: words.turnoverMethod, inLead: 'by turnover', amount: turnover };
  const [low, high] = assets < turnover ? [byAssets, byTurnover] : [byTurnover, byAssets];
  return [
    {
      label: formatMessage(words.lower, { method: low.method }),
      inLead: `Lower limit, ${low.inLead}`,
      amount: formatWholeRupees(low.amount),
    },
    {
      label: formatMessage(words.higher, { method: high.method }),
      inLead: `Higher limit, ${high.inLead}`,
      amount: formatWholeRupees(high.amount),
    },
  ] as const;
}
