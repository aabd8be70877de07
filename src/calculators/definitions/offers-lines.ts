import { formatPercent, formatRupees, formatWholeRupees } from '../../lib/indian-money.ts';
import type { Values } from '../calculator-definition.ts';
import { formatYearsAndMonthsForLead } from '../format-value.ts';
import { canHaveCharge, countFixedMonths, isPartFixed } from './offers-costs.ts';
import { BUSINESS, FLOATING, letters } from './offers-fields.ts';
import type { Key, Letter } from './offers-fields.ts';

/* English lines of the lead that describe the two offers. */

/** The maximum length of a line (result-lines.ts). */
const MAX_LENGTH = 60;
/** The replacements that `abbreviateLine` applies in this order, while the line is too long. */
const abbreviations = [
  ['insurance', 'ins.'],
  [' months', ' m'],
  [/ years?/, ' y'],
  [/ for /g, ' '],
  ['then ', ''],
] as const;

/** Describes the rates of an offer, each with its number of months. */
function describeRates(values: Values<Key>, letter: Letter): string {
  const rate = formatPercent(values[`rate${letter}`]);
  const months = values[`months${letter}`];
  if (!isPartFixed(values, letter)) {
    const type = values[`type${letter}`] === FLOATING ? 'floating' : 'fixed';
    return `${rate} ${type}, ${months} months`;
  }
  const firstMonths = countFixedMonths(values, letter);
  const laterRate = formatPercent(values[`laterRate${letter}`]);
  return `${rate} for ${formatYearsAndMonthsForLead(firstMonths)}, then ${laterRate} for ${months - firstMonths} months`;
}

function abbreviateLine(line: string): string {
  let text = line;
  for (const [word, abbreviation] of abbreviations)
    if (text.length > MAX_LENGTH) text = text.replace(word, abbreviation);
  return text;
}

/** Returns the line for an offer. Omits the fee and the insurance if they are 0. */
export function formatOfferLine(values: Values<Key>, letter: Letter): string {
  const fee = values[`fee${letter}`];
  const insurance = values[`insurance${letter}`];
  const parts = [`${letter} ${describeRates(values, letter)}`];
  if (fee) parts.push(`fee ${formatWholeRupees(fee)}`);
  if (insurance) parts.push(`insurance ${formatWholeRupees(insurance)}`);
  return abbreviateLine(parts.join(', '));
}

/** Returns the line for the loan and the prepayment charges. Omits charges of 0, and charges that cannot apply. */
export function formatLoanLine(values: Values<Key>): string {
  const purpose = values.purpose === BUSINESS ? 'business' : 'home or personal';
  const charges = letters
    .filter((letter) => canHaveCharge(values, letter) && values[`charge${letter}`])
    .map((letter) => `${letter} ${formatPercent(values[`charge${letter}`])}`);
  const line = `${formatRupees(values.amount)}, ${purpose}`;
  return charges.length > 0 ? `${line}; charge ${charges.join(', ')}` : line;
}
