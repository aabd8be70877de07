import { bankRateChecked, bankRates } from '../calculators/finance/bank-rates.ts';
import { DEFAULT_DAYS, MAX_AGREED_DAYS, RATE_MULTIPLE } from '../calculators/finance/overdue.ts';
import { formatDate } from '../lib/format-date.ts';
import { formatMessage } from '../lib/format-message.ts';
import { hundredths, percent } from '../lib/indian-money.ts';
import * as m from '#words/overdue.json';
import { isRateCurrent } from '../lib/rate-age.ts';
import { FigureSpread } from './figure-spread.tsx';

const { rate, from } = bankRates[0];
const latest = formatMessage(m.latestRate, { rate: percent(rate), date: formatDate(from) });

/** What the MSMED Act gives a supplier who is paid late, with the rate of interest while the bank rate is current. */
export const LatePaymentBand = () => (
  <FigureSpread
    action
    figure={{ value: String(MAX_AGREED_DAYS), unit: m.daysUnit, label: m.longestTime }}
    items={[
      { value: String(DEFAULT_DAYS), unit: m.daysUnit, label: m.timeWithoutAgreement },
      ...(isRateCurrent(bankRateChecked)
        ? [
            {
              value: hundredths(RATE_MULTIPLE * rate),
              unit: '%',
              label: formatMessage(m.lateInterest, { latest }),
            },
          ]
        : []),
    ]}
  />
);
