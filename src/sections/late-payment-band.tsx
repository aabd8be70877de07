import { bankRateChecked, bankRates } from '../calculators/finance/bank-rates.ts';
import { DEFAULT_DAYS, MAX_AGREED_DAYS, RATE_MULTIPLE } from '../calculators/finance/overdue.ts';
import { formatDate } from '../lib/format-date.ts';
import { formatMessage } from '../lib/format-message.ts';
import { formatHundredths, formatPercent } from '../lib/indian-money.ts';
import * as words from '#words/overdue.json';
import { isRateCurrent } from '../lib/rate-age.ts';
import { FigureSpread } from './figure-spread.tsx';

const { rate, from } = bankRates[0];
const latestRate = formatMessage(words.latestRate, { rate: formatPercent(rate), date: formatDate(from) });

/**
 * The rights of a supplier under the MSMED Act: the time limits for the buyer, and the interest on a late payment. The
 * interest is omitted if the last check of the bank rate was too long ago.
 */
export const LatePaymentBand = () => (
  <FigureSpread
    hasAction
    figure={{ value: String(MAX_AGREED_DAYS), unit: words.daysUnit, label: words.longestTime }}
    items={[
      { value: String(DEFAULT_DAYS), unit: words.daysUnit, label: words.timeWithoutAgreement },
      ...(isRateCurrent(bankRateChecked)
        ? [
            {
              value: formatHundredths(RATE_MULTIPLE * rate),
              unit: '%',
              label: formatMessage(words.lateInterest, { latest: latestRate }),
            },
          ]
        : []),
    ]}
  />
);
