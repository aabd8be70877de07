import { groupDigits } from './group-digits.ts';

/** The digits before and after the decimal point, without leading zeros. */
export interface Decimal {
  whole: string;
  fraction: string;
}

/** The notation of numbers of a unit. */
interface Context {
  /** Whether commas and spaces may group digits. Rates have no groups, because they are below a thousand. */
  groups: boolean;
  /** Whether three decimals are usual. Rupees have two, the paise. */
  threeDecimals: boolean;
}

/** The maximum number of digits in a message. */
const MAX_SHOWN_DIGITS = 20;

const indian = /^[1-9]\d?([, ])(?:\d\d\1)*\d{3}$/;
const western = /^[1-9]\d{0,2}([, ])\d{3}(?:\1\d{3})*$/;
const date = /^\d{1,2}\.\d{1,2}\.(?:\d\d){1,2}$/;
const digitsOf = (text: string) => text.replace(/\D/g, '');
const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');

/** Returns the possible meanings of separators that do not group digits correctly. */
function possibleMeanings(written: string, { groups, threeDecimals }: Context): string[] {
  if (date.test(written) || digitsOf(written).length > MAX_SHOWN_DIGITS) return [];
  const text = written.replace(/([.,])\1+/g, '$1');
  const separators: readonly string[] = text.match(/[., ]/g) ?? [];
  const last = separators.at(-1) ?? '';
  const index = text.lastIndexOf(last);
  const [before, after] = [digitsOf(text.slice(0, index)), text.slice(index + 1)];
  const isMixed = new Set(separators).size > 1;
  const isPoint =
    last !== ' ' &&
    separators.filter((separator) => separator === last).length === 1 &&
    (isMixed ||
      threeDecimals ||
      after.length < 3 ||
      !/[1-9]/.test(before) ||
      (last === '.' && after.endsWith('0')));
  const show = (digits: string) => (groups ? groupDigits(withoutZeros(digits)) : withoutZeros(digits));
  const asDecimal = `${show(before || '0')}.${after}`;
  const asWhole = show(digitsOf(text));
  if (!isPoint) return [asWhole];
  return isMixed ? [asDecimal] : [after.length === 3 ? asDecimal.replace(/\.?0+$/, '') : asDecimal, asWhole];
}

/**
 * Parses digits with separators. A point is a decimal point. Commas and spaces may group digits, in the Indian
 * (10,00,000) or the Western (1,000,000) way. Returns the possible meanings of other separators. A date has none.
 */
export function parseDecimal(written: string, context: Context): Decimal | { meanings: readonly string[] } {
  const text = written.replace(/ ?, ?/g, ',').replace(/[.,]$/, '');
  // A text with several points does not match, so that `whole` is the invalid '.'.
  const [, whole = '.', fraction = ''] = /^([^.]*)(?:\.(\d*))?$/.exec(text) ?? [];
  const isPlain = /^\d*$/.test(whole);
  const isGrouped = context.groups && (indian.test(whole) || western.test(whole));
  // '10.000' is ten in India, and ten thousand in Germany.
  const isThousand = isPlain && fraction.length === 3 && /^(?:[1-9]\d{0,2})?$/.test(whole);
  if ((isPlain || isGrouped) && !(isThousand && !context.threeDecimals))
    return { whole: digitsOf(whole).replace(/^0+/, ''), fraction };
  return { meanings: possibleMeanings(text, context) };
}
