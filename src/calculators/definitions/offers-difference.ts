import { formatMessage } from '../../lib/format-message.ts';
import { toWholeRupees, wholeRupees } from '../../lib/indian-money.ts';
import * as m from '#words/offers.json';
import type { CalculationResult } from '../calculator-definition.ts';

/** The cheaper offer of a difference (cost of B less cost of A), in the language of the page and of the office. */
function cheaper(difference: number) {
  if (difference === 0) return { amount: m.same, amountInLead: 'Both cost the same' };
  const amount = wholeRupees(Math.abs(difference));
  return {
    amount: formatMessage(m.cheaperBy, { offer: difference > 0 ? m.offerA : m.offerB, amount }),
    amountInLead: `Offer ${difference > 0 ? 'A' : 'B'}, by ${amount}`,
  };
}

/**
 * Returns the difference of two offers in words. Differences are the cost of offer B less that of offer A, in paise, over
 * the full term and if repaid in a month.
 */
export function describeDifference(
  paise: { total: number; early: number },
  month: number,
  tenure: string,
): Pick<CalculationResult, 'rows' | 'sentence'> {
  const total = toWholeRupees(paise.total);
  const difference = toWholeRupees(paise.early);
  const early = wholeRupees(Math.abs(difference));
  const offer = (total || difference) > 0 ? m.offerA : m.offerB;
  const values = { offer, amount: wholeRupees(Math.abs(total)), tenure };
  return {
    rows: [
      { label: m.cheaperOverTerm, inLead: 'Cheaper over the full term', ...cheaper(total) },
      {
        label: formatMessage(m.cheaperIfEarly, { month }),
        inLead: `Cheaper if repaid in month ${month}`,
        ...cheaper(difference),
      },
    ],
    sentence:
      total && difference
        ? formatMessage(total > 0 === difference > 0 ? m.lessAndLess : m.lessButMore, { ...values, early })
        : total
          ? formatMessage(m.lessThenSame, values)
          : difference
            ? formatMessage(m.sameThenLess, { offer, early, tenure })
            : formatMessage(m.allTheSame, { tenure }),
  };
}

/** Returns the note for one offer or for both, depending on which of them it applies to; empty for neither. */
export function noteOn(applies: (letter: 'A' | 'B') => boolean, one: string, both: string): string {
  const [a, b] = [applies('A'), applies('B')];
  if (a && b) return both;
  return a || b ? formatMessage(one, { offer: a ? m.offerA : m.offerB }) : '';
}
