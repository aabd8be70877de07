import * as words from '#words/input.json';
import { toAsciiDigits } from './ascii-digits.ts';
import { formatMessage } from './format-message.ts';
import { parseDecimal } from './parse-decimal.ts';
import type { Decimal } from './parse-decimal.ts';
import { cutByCodePoints, toVisibleLine } from './text.ts';

export type NumberUnit = 'rupees' | 'percent' | 'months' | 'days' | 'years';

export type ParsedNumber =
  /**
   * The value in hundredths of the unit. If the number has more than two decimals, the value is not an integer, so that
   * fields can reject the text.
   */
  | { value: number }
  | { problem: 'empty' | 'not-a-number' }
  /** The separators are invalid or ambiguous. The message suggests other ways to write the number. */
  | { problem: 'unclear'; message: string };

/** The maximum length of a text that is parsed. Parsing a pasted book would block the page. */
const MAX_LENGTH = 1000;
/** The maximum number of digits before the decimal point. Longer numbers exceed the limits of all fields. */
const MAX_DIGITS = 20;

/**
 * The maximum product of the factors in a text such as '1 crore crore'. Larger products are reduced to this maximum,
 * because `BigInt` throws for Infinity. The result still exceeds the limits of all fields.
 */
const MAX_FACTOR = 1e21;

/** For each unit, words that can accompany a number without changing it. */
const unitWords: Record<NumberUnit, string> = {
  rupees: 'rs re inr rupee rupees rupaye only and रु रू रुपये रुपए रुपया रूपये रूपए और मात्र केवल',
  percent:
    'per cent percent pct p pa annum annual annually a year yearly yr प्रतिशत फीसदी फ़ीसदी वार्षिक सालाना पर्सेंट',
  months: 'and और',
  days: '',
  years: '',
};
/** For each unit, words that multiply the number before them. */
const factors: Record<NumberUnit, readonly (readonly [factor: number, names: string])[]> = {
  rupees: [
    [1e3, 'k thousand thousands hazar hazaar हजार हज़ार'],
    [1e5, 'l lk lakh lakhs lac lacs लाख'],
    [1e6, 'm mn million millions'],
    [1e7, 'cr crs crore crores karod करोड़ करोड'],
    [1e9, 'bn billion billions arab अरब'],
  ],
  percent: [],
  months: [
    [1, 'm mo mos mth mths month months महीना महीने महिना महिने माह मास'],
    [12, 'y yr yrs year years साल वर्ष'],
  ],
  days: [[1, 'd day days दिन']],
  years: [[1, 'y yr yrs year years साल वर्ष']],
};
const symbols: Record<NumberUnit, readonly string[]> = {
  rupees: ['₹', '/-', '/='],
  percent: ['%'],
  months: [],
  days: [],
  years: [],
};

const splitWords = (text: string) => text.normalize('NFKC').split(' ');
const isUnitWord = (unit: NumberUnit, word: string) => splitWords(unitWords[unit]).includes(word);
const findFactor = (unit: NumberUnit, word: string) =>
  factors[unit].find(([, names]) => splitWords(names).includes(word))?.[0];

/**
 * Normalises a text to one line with ASCII digits, separators, signs and spaces. Keeps superscripts and fractions
 * (`\p{No}`), because normalising them would turn '5²' into '52'.
 */
const normalize = (text: string) =>
  toAsciiDigits(toVisibleLine(text.replace(/[^\p{No}]+/gu, (part) => part.normalize('NFKC'))))
    .replace(/[٬،]/g, ',')
    .replace(/٫/g, '.')
    .replace(/٪/g, '%')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(\d)['’](?=\d)/g, '$1 ');

/** Matches a number, a word or a symbol, including the spaces before it. */
const token =
  / *(?:([.,]?\d[\d.,]*(?: ?[, ] ?\d[\d.,]*)*)|([\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)*)\.?|(₹|\/[-=]|[-+%]))/uy;

/** A number in the text with the factors that follow it: '1.5 crore' has the digits '1.5' and the factor 10,000,000. */
interface NumberPart {
  digits: string;
  factor: number;
  hasFactor: boolean;
}

/**
 * Returns whether each factor is smaller than the previous factor, as in '1 crore 50 lakh' and '2 years 6 months', but
 * not in '50 lakh 1 crore'.
 */
const hasDescendingFactors = (parts: readonly NumberPart[]) =>
  parts.every(({ factor }, index) => index === 0 || factor < (parts[index - 1]?.factor ?? 0));

/** Splits a text into its sign and its numbers. Returns undefined if it has other parts, or factors do not descend. */
function splitParts(text: string, unit: NumberUnit): { sign: number; parts: NumberPart[] } | undefined {
  const parts: NumberPart[] = [];
  let sign = 0;
  for (token.lastIndex = 0; token.lastIndex < text.length;) {
    // If the next characters are no token, `symbol` is '', and the function returns undefined below.
    const [, digits, word, symbol = ''] = token.exec(text) ?? [];
    const lastPart = parts.at(-1);
    if (digits !== undefined) parts.push({ digits, factor: 1, hasFactor: false });
    else if (word !== undefined) {
      const plainWord = word.replaceAll('.', '').toLowerCase();
      const factor = findFactor(unit, plainWord);
      if (factor !== undefined && lastPart) {
        lastPart.factor = Math.min(lastPart.factor * factor, MAX_FACTOR);
        lastPart.hasFactor = true;
      } else if (!isUnitWord(unit, plainWord)) return undefined;
    } else if (/^[-+]$/.test(symbol) && !lastPart && sign === 0) sign = symbol === '-' ? -1 : 1;
    else if (!symbols[unit].includes(symbol)) return undefined;
  }
  return parts.length > 0 && hasDescendingFactors(parts) ? { sign: sign || 1, parts } : undefined;
}

/**
 * Converts a decimal to hundredths. Calculates with integers, which have no rounding errors. If a remainder is left,
 * adds 0.5, so that callers can detect more than two decimals.
 */
function toHundredths({ whole, fraction }: Decimal, factor: number): number {
  if (whole.length > MAX_DIGITS) return Infinity;
  const divisor = 10n ** BigInt(fraction.length);
  const product = BigInt(whole + fraction) * BigInt(factor * 100);
  return Number(product / divisor) + (product % divisor ? 0.5 : 0);
}

const shorten = (text: string) => (text.length > 40 ? `${cutByCodePoints(text, 40)}…` : text);

/**
 * Returns the result for a number with invalid or ambiguous separators: a message that suggests one or two meanings, or
 * 'not-a-number' if there are no meanings.
 */
function createUnclearResult(line: string, digits: string, meanings: readonly string[]): ParsedNumber {
  const [first, second] = meanings.map((meaning) => line.replace(digits, meaning));
  if (first === undefined) return { problem: 'not-a-number' };
  const text = shorten(line);
  const message = second
    ? formatMessage(words.twoMeanings, { text, first, second })
    : formatMessage(words.unclearNumber, { text, first });
  return { problem: 'unclear', message };
}

/**
 * Parses a number as people in India type it: '₹ 4,75,000', 'Rs. 10,00,000/-', '10L', '1.5 crore', '9.5 % p.a.', '2
 * years 6 months', in the digits of any script. Commas and spaces may group digits in the Indian (10,00,000) or the
 * Western way (1,000,000). A comma is never a decimal point.
 */
export function parseNumber(text: string, unit: NumberUnit): ParsedNumber {
  if (text.length > MAX_LENGTH) return { problem: 'not-a-number' };
  const line = normalize(text);
  if (line === '') return { problem: 'empty' };
  const split = splitParts(line, unit);
  if (!split) return { problem: 'not-a-number' };
  let sum = 0;
  for (const { digits, factor, hasFactor } of split.parts) {
    const decimal = parseDecimal(digits, {
      canGroup: unit !== 'percent',
      canHaveThreeDecimals: unit === 'percent' || hasFactor,
    });
    if ('meanings' in decimal) return createUnclearResult(line, digits, decimal.meanings);
    sum += toHundredths(decimal, factor);
  }
  // A sum of 0 needs no sign, and 0 times -1 would be -0.
  return { value: sum === 0 ? 0 : split.sign * sum };
}
