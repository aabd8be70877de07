import { formatMessage } from '../../lib/format-message.ts';
import { roundToRupees, formatWholeRupees } from '../../lib/indian-money.ts';
import * as words from '#words/offers.json';
import type { CalculationResult } from '../calculator-definition.ts';
import { offers } from './offers-fields.ts';
import type { Letter } from './offers-fields.ts';

/**
 * Returns the letter of the cheaper offer. `difference` is the cost of offer B minus the cost of offer A, and must not
 * be 0.
 */
const findCheaperOffer = (difference: number): Letter => (difference > 0 ? 'A' : 'B');

/** Describes the cheaper offer and the difference, in the language of the page and in English. */
function describeCheaper(difference: number) {
  if (difference === 0) return { amount: words.same, amountInLead: 'Both cost the same' };
  const amount = formatWholeRupees(Math.abs(difference));
  const letter = findCheaperOffer(difference);
  return {
    amount: formatMessage(words.cheaperBy, { offer: offers[letter], amount }),
    amountInLead: `Offer ${letter}, by ${amount}`,
  };
}

/**
 * Returns a sentence that names the cheaper offer in two cases: over the full term, and if the loan is repaid early.
 */
function describeBothCases(fullTerm: number, early: number, tenure: string): string {
  if (!fullTerm && !early) return formatMessage(words.sameInBothCases, { tenure });
  const offer = offers[findCheaperOffer(fullTerm || early)];
  const amount = formatWholeRupees(Math.abs(fullTerm));
  const earlyAmount = formatWholeRupees(Math.abs(early));
  if (!early) return formatMessage(words.cheaperOverTermOnly, { offer, amount, tenure });
  if (!fullTerm) return formatMessage(words.cheaperIfEarlyOnly, { offer, early: earlyAmount, tenure });
  const isSameOffer = findCheaperOffer(fullTerm) === findCheaperOffer(early);
  const message = isSameOffer ? words.cheaperInBothCases : words.cheaperUnlessRepaidEarly;
  return formatMessage(message, { offer, amount, tenure, early: earlyAmount });
}

/**
 * Describes which offer is cheaper, and by how much, in two cases: over the full term, and if the loan is repaid early.
 * @param differences the cost of offer B minus the cost of offer A in both cases, in paise
 */
export function describeDifference(
  differences: { total: number; early: number },
  month: number,
  tenure: string,
): Pick<CalculationResult, 'rows' | 'sentence'> {
  const fullTerm = roundToRupees(differences.total);
  const early = roundToRupees(differences.early);
  return {
    rows: [
      { label: words.cheaperOverTerm, inLead: 'Cheaper over the full term', ...describeCheaper(fullTerm) },
      {
        label: formatMessage(words.cheaperIfEarly, { month }),
        inLead: `Cheaper if repaid in month ${month}`,
        ...describeCheaper(early),
      },
    ],
    sentence: describeBothCases(fullTerm, early, tenure),
  };
}

/**
 * Returns the note `both` if `applies` is true for both offers. Returns the note `one`, with the name of the offer, if
 * `applies` is true for one offer, otherwise ''.
 */
export function selectNote(applies: (letter: Letter) => boolean, one: string, both: string): string {
  const appliesToA = applies('A');
  const appliesToB = applies('B');
  if (appliesToA && appliesToB) return both;
  return appliesToA || appliesToB ? formatMessage(one, { offer: offers[appliesToA ? 'A' : 'B'] }) : '';
}
