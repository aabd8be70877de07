import { withAsciiDigits } from './ascii-digits.ts';
import { callingCodes, india } from './countries.ts';
import { countriesNamedIn, countryOfClock } from './named-countries.ts';
import { digitsOf } from './phone.ts';
import { countryOfNumber, hasUsualForm, parsePhoneNumber } from './phone-number.ts';

/** A possible country of a number. */
export interface PossibleNumber {
  country: string;
  e164: string;
  /** The number in international form: '+49 711 1234567'. */
  shown: string;
  /** Whether the number has the usual format of this country. */
  isUsual: boolean;
}

interface Clues {
  /** The visitor's answer about the country of residence. */
  residence?: string | undefined;
  /** The country of the device's time zone, by default from the browser. */
  clock?: string | undefined;
}

/** Matches '(415) 555-2671' and '415-555-2671'. */
const americanForm = /^\s*(?:\(\d{3}\) ?\d{3}|\d{3}[-.]\d{3})[-. ]?\d{4}\s*$/;
const britishMobileForm = /^\s*07[345789]\d\d ?\d{6}\s*$/;

function numberIn(country: string, typed: string): PossibleNumber[] {
  const read = parsePhoneNumber(typed, country);
  if ('message' in read) return [];
  // For example '6581234567', with the calling code of Singapore, but without a plus.
  const isCoded = country !== india && digitsOf(withAsciiDigits(typed)) === read.e164;
  return [{ country, ...read, isUsual: isCoded || hasUsualForm(typed, country) }];
}

/** Omits numbers with the same digits, such as a number in the United States and in Canada. */
const withoutRepeats = (numbers: readonly PossibleNumber[]) =>
  numbers.filter(({ e164 }, index) => numbers.findIndex((other) => other.e164 === e164) === index);

/**
 * Returns the possible countries of a number, or an empty list if the country is clear. It is not clear if
 * - no country is selected, or
 * - the number is invalid in the selected country, or
 * - the residence, the device's time zone or the format of the number suggests another country.
 */
export function possibleNumbers(
  typed: string,
  chosen: string,
  { residence = '', clock }: Clues = {},
): PossibleNumber[] {
  if (!/\p{Nd}/u.test(typed)) return [];
  if (countryOfNumber(typed, chosen || india)) return [];
  const named = countriesNamedIn(residence);
  const places = named.length > 0 ? named : [clock ?? countryOfClock() ?? ''].filter(Boolean);
  const hasChosen = callingCodes.has(chosen);
  const asChosen = hasChosen ? numberIn(chosen, typed) : [];
  if (asChosen.length > 0 && places.includes(chosen)) return [];
  const forms = [
    ...(americanForm.test(typed) ? ['US'] : []),
    ...(britishMobileForm.test(typed) ? ['GB'] : []),
    ...(asChosen.length > 0 ? [] : [india]),
  ];
  const others = [...new Set([...places, ...forms])]
    .filter((country) => country !== chosen)
    .flatMap((country) => numberIn(country, typed));
  const alternatives = withoutRepeats([...asChosen, ...others]).slice(asChosen.length);
  const hasUsual = [...asChosen, ...alternatives].some(({ isUsual }) => isUsual);
  const likely = alternatives.filter(({ isUsual }) => isUsual || !hasUsual);
  // A number with a 0, without another sign of India, is probably from a country that was not recognised.
  const isGuess = likely.every(({ country }) => country === india && !places.includes(india));
  if (isGuess && digitsOf(withAsciiDigits(typed)).startsWith('0')) return [];
  // The selected country comes last, because the others are more likely.
  return likely.length > 0 ? [...likely, ...asChosen] : [];
}
