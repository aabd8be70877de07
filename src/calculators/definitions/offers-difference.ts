import { formatMessage } from '../../lib/format-message.ts';
import { toWholeRupees, wholeRupees } from '../../lib/indian-money.ts';
import * as words from '#words/offers.json';
import type { CalculationResult } from '../calculator-definition.ts';
import { offers } from './offers-fields.ts';
import type { Letter } from './offers-fields.ts';

/** Returns the cheaper offer. `difference` is the cost of offer B minus the cost of offer A. */
const cheaperOffer = (difference: number): Letter => (difference > 0 ? 'A' : 'B');

/** Returns the cheaper offer and the difference in words, in the languages of the page and of the office. */
function describeCheaper(difference: number) {
  if (difference === 0) return { amount: words.same, amountInLead: 'Both cost the same' };
  const amount = wholeRupees(Math.abs(difference));
  const letter = cheaperOffer(difference);
  return {
    amount: formatMessage(words.cheaperBy, { offer: offers[letter], amount }),
    amountInLead: `Offer ${letter}, by ${amount}`,
  };
}

/**
 * Describes which offer is cheaper, and by how much, over the full term and if the loan is repaid early. `paise` is the
 * cost of offer B minus the cost of offer A in both cases.
 */
export function describeDifference(
  paise: { total: number; early: number },
  month: number,
  tenure: string,
): Pick<CalculationResult, 'rows' | 'sentence'> {
  const total = toWholeRupees(paise.total);
  const difference = toWholeRupees(paise.early);
  const early = wholeRupees(Math.abs(difference));
  const offer = offers[cheaperOffer(total || difference)];
  const values = { offer, amount: wholeRupees(Math.abs(total)), tenure };
  return {
    rows: [
      { label: words.cheaperOverTerm, inLead: 'Cheaper over the full term', ...describeCheaper(total) },
      {
        label: formatMessage(words.cheaperIfEarly, { month }),
        inLead: `Cheaper if repaid in month ${month}`,
        ...describeCheaper(difference),
      },
    ],
    sentence:
      total && difference
        ? formatMessage(
            total > 0 === difference > 0 ? words.cheaperInBothCases : words.cheaperUnlessRepaidEarly,
            {
              ...values,
              early,
            },
          )
        : total
          ? formatMessage(words.cheaperOverTermOnly, values)
          : difference
            ? formatMessage(words.cheaperIfEarlyOnly, { offer, early, tenure })
            : formatMessage(words.sameInBothCases, { tenure }),
  };
}

/** Returns the note `one` if it applies to one offer, `both` if it applies to both offers, otherwise ''. */
export function noteOn(applies: (letter: Letter) => boolean, one: string, both: string): string {
  const [a, b] = [applies('A'), applies('B')];
  if (a && b) return both;
  return a || b ? formatMessage(one, { offer: offers[a ? 'A' : 'B'] }) : '';
}
