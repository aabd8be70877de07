import { withAsciiDigits } from './ascii-digits.ts';
import { callingCodes, india } from './countries.ts';
import { countriesNamedIn, countryOfClock } from './named-countries.ts';
import { digitsOf } from './phone.ts';
import { countryOfNumber, hasUsualForm, parsePhoneNumber } from './phone-number.ts';

/** A number as one of a country. */
export interface PossibleNumber {
  country: string;
  e164: string;
  /** In international form: '+49 711 1234567'. */
  shown: string;
  /** Whether it is written as people write it in that country. */
  isUsual: boolean;
}

interface Clues {
  /** What the visitor has answered to the question in which country they live. */
  residence?: string | undefined;
  /** The country of the visitor's clock; read from the browser by default. */
  clock?: string | undefined;
}

/** '(415) 555-2671' and '415-555-2671' */
const americanForm = /^\s*(?:\(\d{3}\) ?\d{3}|\d{3}[-.]\d{3})[-. ]?\d{4}\s*$/;
const britishMobileForm = /^\s*07[345789]\d\d ?\d{6}\s*$/;

function numberIn(country: string, typed: string): PossibleNumber[] {
  const read = parsePhoneNumber(typed, country);
  if ('message' in read) return [];
  // '6581234567': with the calling code of Singapore, but without a plus
  const isCoded = country !== india && digitsOf(withAsciiDigits(typed)) === read.e164;
  return [{ country, ...read, isUsual: isCoded || hasUsualForm(typed, country) }];
}

/** Leaves out what is dialled alike, as numbers of the United States and Canada are. */
const withoutRepeats = (numbers: readonly PossibleNumber[]) =>
  numbers.filter(({ e164 }, index) => numbers.findIndex((other) => other.e164 === e164) === index);

/**
 * Returns what a number can be where that is not clear: no country is chosen, it is invalid in the chosen one, or the
 * country of residence, the visitor's clock or the form of the number speak for another. Empty if there is nothing to ask.
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
  // With a 0 and nothing else that speaks for India, the number is probably of a country that was not recognised.
  const isGuess = likely.every(({ country }) => country === india && !places.includes(india));
  if (isGuess && digitsOf(withAsciiDigits(typed)).startsWith('0')) return [];
  // The chosen country comes last: something speaks for the others.
  return likely.length > 0 ? [...likely, ...asChosen] : [];
}
