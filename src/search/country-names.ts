import { countryAliases } from '../lib/country-aliases.ts';
import { callingCodes } from '../lib/countries.ts';
import { language } from '../site/language.ts';
import { firm } from '../site/firm.ts';

/** Adjectives that are not names of languages, and the continent of many customers. */
const otherNames = ['Chinese', 'Swiss', 'स्विस', 'Europe', 'यूरोप'];

/** Languages that are also spoken in India, or whose names have another meaning: चीनी (sugar), चेक (cheque), polish, शोना. */
const ambiguousLanguages = 'en bn ne ur zh cs pl sn'.split(' ');

/** The language that most people of a country speak. */
const languageOf = (code: string) => new Intl.Locale(`und-${code}`).maximize().language;

/**
 * The names of all countries except the firm's, in English, the language of the page and their own, and their adjectives,
 * which are the names of languages: 'Dutch'.
 */
function countryNames(): string[] {
  const isAbroad = (country: string) => country !== firm.address.country;
  const abroad = [...callingCodes.keys()].filter(isAbroad);
  const adjectives = [...new Set(abroad.map(languageOf))].filter((one) => !ambiguousLanguages.includes(one));
  const names = [
    ...['en', language].flatMap((locale) => {
      const regions = new Intl.DisplayNames(locale, { type: 'region' });
      const spoken = new Intl.DisplayNames(locale, { type: 'language' });
      return [...abroad.map((code) => regions.of(code)), ...adjectives.map((one) => spoken.of(one))];
    }),
    ...abroad.map((code) => new Intl.DisplayNames(languageOf(code), { type: 'region' }).of(code)),
  ];
  const aliases = countryAliases.flatMap((row) => (isAbroad(row.country) ? row.names : []));
  // 'Myanmar (Burma)' is two names, and 'Hong Kong SAR China' begins with the usual one.
  const parts = names.flatMap((name = '') => name.replace(/ SAR .*/, '').split(/[()]/));
  return [...new Set([...parts, ...aliases, ...otherNames])];
}

/** Minimum length of the common part of a word and a name: German, Japanese, (South) Korea. */
const MIN_COMMON_LENGTH = 5;

type CountryTest = (words: string) => boolean;

/**
 * Creates a function that returns whether words are the name of a country, or one word that is similar: its adjective
 * or a part of it. Creates the names at the first call, which takes some milliseconds.
 */
export function createCountryTest(normalize: (name: string) => string): CountryTest {
  let names: readonly string[] | undefined;
  return (words) => {
    names ??= countryNames().map(normalize).filter(Boolean);
    const word = normalize(words);
    if (names.includes(word)) return true;
    if (word.length < MIN_COMMON_LENGTH || word.includes(' ')) return false;
    return names.some(
      (name) =>
        ` ${name}`.includes(` ${word}`) || (name.length >= MIN_COMMON_LENGTH && word.startsWith(name)),
    );
  };
}

/** Maximum number of words in the name of a country: 'United Arab Emirates'. */
const MAX_WORDS = 4;

/** Joins words that are the name of a country: 'South Africa'. */
export function joinCountries(words: readonly string[], isCountry: CountryTest): string[] {
  if (words.length === 0) return [];
  let length = Math.min(MAX_WORDS, words.length);
  while (length > 1 && !isCountry(words.slice(0, length).join(' '))) length -= 1;
  return [words.slice(0, length).join(' '), ...joinCountries(words.slice(length), isCountry)];
}
