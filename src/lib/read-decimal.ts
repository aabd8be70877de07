import { groupDigits } from './group-digits.ts';
import { digitsOf } from './phone.ts';

/** The digits before the decimal point, without leading zeros, and the digits after it. */
export interface Decimal {
  whole: string;
  fraction: string;
}

/** The notations that are usual for a unit. */
interface Notation {
  /** Whether commas and spaces may group digits. Rates have no groups, because they are below a thousand. */
  canGroup: boolean;
  /** Whether three decimals are usual. Amounts in rupees have only two, the paise. */
  canHaveThreeDecimals: boolean;
}

/** A message suggests no meanings for a number with more digits. */
const MAX_DIGITS_IN_MESSAGE = 20;

const indianGroups = /^[1-9]\d?([, ])(?:\d\d\1)*\d{3}$/;
const westernGroups = /^[1-9]\d{0,2}([, ])\d{3}(?:\1\d{3})*$/;
const date = /^\d{1,2}\.\d{1,2}\.(?:\d\d){1,2}$/;
const removeLeadingZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');

/**
 * Returns what a number with invalid or ambiguous separators can mean. If its last separator can be a decimal point, the
 * first meaning is a decimal. Returns none for a date such as '1.2.2026'.
 */
function findMeanings(typed: string, { canGroup, canHaveThreeDecimals }: Notation): string[] {
  if (date.test(typed) || digitsOf(typed).length > MAX_DIGITS_IN_MESSAGE) return [];
  const text = typed.replace(/([.,])\1+/g, '$1');
  const separators: readonly string[] = text.match(/[., ]/g) ?? [];
  const lastSeparator = separators.at(-1) ?? '';
  const lastIndex = text.lastIndexOf(lastSeparator);
  const digitsBefore = digitsOf(text.slice(0, lastIndex));
  const digitsAfter = text.slice(lastIndex + 1);
  const isMixed = new Set(separators).size > 1;
  const isLastUnique = separators.filter((separator) => separator === lastSeparator).length === 1;
  const canBeDecimalPoint =
    lastSeparator !== ' ' &&
    isLastUnique &&
    (isMixed ||
      canHaveThreeDecimals ||
      digitsAfter.length < 3 ||
      !/[1-9]/.test(digitsBefore) ||
      (lastSeparator === '.' && digitsAfter.endsWith('0')));

  const format = (digits: string) => {
    const significant = removeLeadingZeros(digits);
    return canGroup ? groupDigits(significant) : significant;
  };
  const asInteger = format(digitsOf(text));
  if (!canBeDecimalPoint) return [asInteger];
  const asDecimal = `${format(digitsBefore || '0')}.${digitsAfter}`;
  if (isMixed) return [asDecimal];
  // For '10.500', suggests '10.5': with three decimals, it would be ambiguous again.
  const unambiguous = digitsAfter.length === 3 ? asDecimal.replace(/\.?0+$/, '') : asDecimal;
  return [unambiguous, asInteger];
}

/**
 * Parses digits with separators. A point is a decimal point. Commas and spaces may group digits, in the Indian
 * (10,00,000) or the Western (1,000,000) way. If other separators are used, returns what the number can mean.
 */
export function parseDecimal(typed: string, notation: Notation): Decimal | { meanings: readonly string[] } {
  const text = typed.replace(/ ?, ?/g, ',').replace(/[.,]$/, '');
  // A text with several points does not match. `whole` is then '.', which is neither plain nor grouped.
  const [, whole = '.', fraction = ''] = /^([^.]*)(?:\.(\d*))?$/.exec(text) ?? [];
  const isPlain = /^\d*$/.test(whole);
  const isGrouped = notation.canGroup && (indianGroups.test(whole) || westernGroups.test(whole));
  // '10.000' is ten in India, and ten thousand in Germany.
  const canBeThousands = isPlain && fraction.length === 3 && /^(?:[1-9]\d{0,2})?$/.test(whole);
  const isAmbiguous = canBeThousands && !notation.canHaveThreeDecimals;
  if ((isPlain || isGrouped) && !isAmbiguous) return { whole: digitsOf(whole).replace(/^0+/, ''), fraction };
  return { meanings: findMeanings(text, notation) };
}
