/* Texts about the working capital limit, which is calculated by two methods: by stock and debtors, and by turnover. */
import { formatMessage } from '../../lib/format-message.ts';
import { formatInWords, formatWholeRupees } from '../../lib/indian-money.ts';
import * as words from '#words/limit.json';
import { TURNOVER_CEILING } from '../finance/working-capital.ts';

/**
 * Compares the limits by both methods in sentences.
 * @param assets the limit by stock and debtors
 * @param turnover the limit by turnover, or undefined if that limit would be above the ceiling of the method
 */
export function describeLimit(assets: number, turnover: number | undefined): string {
  const amount = formatWholeRupees(assets);
  if (turnover === undefined)
    return formatMessage(words.aboveCeiling, { amount, ceiling: `₹${formatInWords(TURNOVER_CEILING)}` });
  if (assets === turnover) return formatMessage(words.same, { amount });
  const high = formatWholeRupees(Math.max(assets, turnover));
  const low = formatWholeRupees(Math.min(assets, turnover));
  if (assets < turnover) {
    const methods = { lowMethod: words.assetsMethod, highMethod: words.turnoverMethod };
    return `${formatMessage(words.between, { low, high, ...methods })} ${words.drawLess}`;
  }
  const methods = { lowMethod: words.turnoverMethod, highMethod: words.assetsMethod };
  return `${formatMessage(words.between, { low, high, ...methods })} ${words.askMore}`;
}

/**
 * Returns the first two rows of the result. If both methods give different limits, the rows are the lower and the
 * higher limit. Otherwise, the rows are the limit and the assets against which the bank lends (`security`).
 */
export function createLimitRows(assets: number, security: number, turnover: number | undefined) {
  const byAssets = { method: words.assetsMethod, inLead: 'by stock and debtors', amount: assets };
  if (turnover === undefined || turnover === assets) {
    const labels =
      turnover === undefined
        ? { label: words.limitByAssets, inLead: 'Limit by stock and debtors' }
        : { label: words.limitByBoth, inLead: 'Limit by both methods' };
    return [
      { ...labels, amount: formatWholeRupees(assets) },
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
