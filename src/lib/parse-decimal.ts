import { groupDigits } from './group-digits.ts';
import { extractDigits } from './phone.ts';

/** A decimal number: the digits before the decimal point, without leading zeros, and the digits after it. */
export interface Decimal {
  whole: string;
  fraction: string;
}

/** The notations that are usual for a unit. */
interface Notation {
  /** Whether commas and spaces may group digits. This is false for rates, because they are below a thousand. */
  canGroup: boolean;
  /**
   * Whether three decimals are usual, as in '1.125 crore'. If not, '10.000' is ambiguous, because it can mean ten or
   * ten thousand.
   */
  canHaveThreeDecimals: boolean;
}

/** A message does not suggest meanings for a number with more digits. */
const MAX_DIGITS_IN_MESSAGE = 20;

const indianGroups = /^[1-9]\d?([, ])(?:\d\d\1)*\d{3}$/;
const westernGroups = /^[1-9]\d{0,2}([, ])\d{3}(?:\1\d{3})*$/;
const dateFormat = /^\d{1,2}\.\d{1,2}\.(?:\d\d){1,2}$/;
const removeLeadingZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');

/**
 * Returns what a number with invalid or ambiguous separators can mean. A meaning with a decimal point comes first.
 * Returns an empty list for a date such as '1.2.2026', and for very long numbers.
 */
function findMeanings(typed: string, { canGroup, canHaveThreeDecimals }: Notation): string[] {
  if (dateFormat.test(typed) || extractDigits(typed).length > MAX_DIGITS_IN_MESSAGE) return [];
  const text = typed.replace(/([.,])\1+/g, '$1');
  const separators: readonly string[] = text.match(/[., ]/g) ?? [];
  const lastSeparator = separators.at(-1) ?? '';
  const lastIndex = text.lastIndexOf(lastSeparator);
  const digitsBefore = extractDigits(text.slice(0, lastIndex));
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
  const asInteger = format(extractDigits(text));
  if (!canBeDecimalPoint) return [asInteger];
  const asDecimal = `${format(digitsBefore || '0')}.${digitsAfter}`;
  if (isMixed) return [asDecimal];
  // '10.500' becomes '10.5', because a suggestion with three decimals would be ambiguous again.
  const unambiguous = digitsAfter.length === 3 ? asDecimal.replace(/\.?0+$/, '') : asDecimal;
  return [unambiguous, asInteger];
}

/**
 * Parses digits with separators. A point is a decimal point. If `canGroup` is true, commas and spaces may group digits
 * in the Indian (10,00,000) or the Western way (1,000,000). If the separators are invalid or ambiguous, returns what
 * the number can mean.
 */
export function parseDecimal(typed: string, notation: Notation): Decimal | { meanings: readonly string[] } {
  const text = typed.replace(/ ?, ?/g, ',').replace(/[.,]$/, '');
  // If the text has several points, the expression does not match. `whole` is then '.', which is neither plain nor
  // grouped, so the text is rejected.
  const [, whole = '.', fraction = ''] = /^([^.]*)(?:\.(\d*))?$/.exec(text) ?? [];
  const isPlain = /^\d*$/.test(whole);
  const isGrouped = notation.canGroup && (indianGroups.test(whole) || westernGroups.test(whole));
  // A text such as '10.000' is ambiguous: it means ten in India, and ten thousand in Germany.
  const canBeThousands = isPlain && fraction.length === 3 && /^(?:[1-9]\d{0,2})?$/.test(whole);
  const isAmbiguous = canBeThousands && !notation.canHaveThreeDecimals;
  if ((isPlain || isGrouped) && !isAmbiguous)
    return { whole: extractDigits(whole).replace(/^0+/, ''), fraction };
  return { meanings: findMeanings(text, notation) };
}
