import { percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import type { Values } from '../calculator-definition.ts';
import { monthsInLead } from '../format-value.ts';
import { canHaveCharge, fixedMonths, isPartFixed } from './offers-costs.ts';
import { BUSINESS, FLOATING, letters } from './offers-fields.ts';
import type { Key, Letter } from './offers-fields.ts';

/* The offers as lines of the enquiry, in the language of the office. */

/** Maximum number of characters of a line (result-lines.ts). */
const MAX_LENGTH = 60;
/** Abbreviations. They are applied in this order until the line is short enough. */
const abbreviations = [
  ['insurance', 'ins.'],
  [' months', ' m'],
  [/ years?/, ' y'],
  [/ for /g, ' '],
  ['then ', ''],
] as const;

/** Returns the name and the value of a field; an empty list if the field is empty. */
const entered = (name: string, value: number, format: (value: number) => string) =>
  value ? [`${name} ${format(value)}`] : [];

/** Returns the rates of an offer with their months. */
function termsOf(values: Values<Key>, letter: Letter) {
  const [rate, months] = [percent(values[`rate${letter}`]), values[`months${letter}`]];
  if (!isPartFixed(values, letter))
    return `${rate} ${values[`type${letter}`] === FLOATING ? 'floating' : 'fixed'}, ${months} months`;
  const fixed = fixedMonths(values, letter);
  return `${rate} for ${monthsInLead(fixed)}, then ${percent(values[`laterRate${letter}`])} for ${months - fixed} months`;
}

/** Returns the line of an offer. */
export function lineOf(values: Values<Key>, letter: Letter): string {
  const line = [
    `${letter} ${termsOf(values, letter)}`,
    ...entered('fee', values[`fee${letter}`], wholeRupees),
    ...entered('insurance', values[`insurance${letter}`], wholeRupees),
  ].join(', ');
  return abbreviations.reduce(
    (text, [word, short]) => (text.length > MAX_LENGTH ? text.replace(word, short) : text),
    line,
  );
}

/** Returns the line of the loan, with the prepayment charges. */
export function loanLine(values: Values<Key>): string {
  const charges = letters.flatMap((letter) =>
    entered(letter, canHaveCharge(values, letter) ? values[`charge${letter}`] : 0, percent),
  );
  return [
    `${rupees(values.amount)}, ${values.purpose === BUSINESS ? 'business' : 'home or personal'}`,
    ...(charges.length > 0 ? [`charge ${charges.join(', ')}`] : []),
  ].join('; ');
}
