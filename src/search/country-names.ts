import { countryAliases } from '../lib/country-aliases.ts';
import { callingCodes } from '../lib/countries.ts';
import { language } from '../site/language.ts';
import { firm } from '../site/firm.ts';

/** Names that the other lists lack: Europe, Swiss (not a language) and Chinese (see `ambiguousLanguages`). */
const otherNames = ['Chinese', 'Swiss', 'स्विस', 'Europe', 'यूरोप'];

/**
 * The names of these languages do not show that the visitor is abroad. The languages are spoken in India, or their
 * names have another meaning (चीनी is Chinese and sugar).
 */
const ambiguousLanguages = 'en bn ne ur zh cs pl sn'.split(' ');

/** Returns the language that most people in a country speak. */
const findLanguage = (country: string) => new Intl.Locale(`und-${country}`).maximize().language;

/**
 * Returns the names of all countries except the firm's, in English, in the language of the page, and in the language of
 * the country. Also returns names of languages, such as 'Dutch', because they are adjectives of countries too.
 */
function listCountryNames(): string[] {
  const isAbroad = (country: string) => country !== firm.address.country;
  const abroad = [...callingCodes.keys()].filter(isAbroad);
  const languagesAbroad = [...new Set(abroad.map(findLanguage))].filter(
    (code) => !ambiguousLanguages.includes(code),
  );
  const names = [
    ...['en', language].flatMap((locale) => {
      const regionNames = new Intl.DisplayNames(locale, { type: 'region' });
      const languageNames = new Intl.DisplayNames(locale, { type: 'language' });
      return [
        ...abroad.map((code) => regionNames.of(code)),
        ...languagesAbroad.map((code) => languageNames.of(code)),
      ];
    }),
    ...abroad.map((code) => new Intl.DisplayNames(findLanguage(code), { type: 'region' }).of(code)),
  ];
  const aliases = countryAliases.flatMap((row) => (isAbroad(row.country) ? row.names : []));
  // This splits 'Myanmar (Burma)' into two names, and shortens 'Hong Kong SAR China' to 'Hong Kong'.
  const parts = names.flatMap((name = '') => name.replace(/ SAR .*/, '').split(/[()]/));
  return [...new Set([...parts, ...aliases, ...otherNames])];
}

/** The minimum length of a word at the beginning of a name, or of a name at the beginning of a word. */
const MIN_COMMON_LENGTH = 5;

type CountryTest = (words: string) => boolean;

/**
 * Returns a function that checks whether words are the name or adjective of a country. The function also accepts the
 * beginning of a word in such a name (`German` for `Germany`), and a longer form of the name. Its first call creates
 * the list of names, which takes some milliseconds.
 */
export function createCountryTest(normalize: (name: string) => string): CountryTest {
  let names: readonly string[] | undefined;
  return (words) => {
    names ??= listCountryNames().map(normalize).filter(Boolean);
    const word = normalize(words);
    if (names.includes(word)) return true;
    if (word.length < MIN_COMMON_LENGTH || word.includes(' ')) return false;
    return names.some(
      (name) =>
        ` ${name}`.includes(` ${word}`) || (name.length >= MIN_COMMON_LENGTH && word.startsWith(name)),
    );
  };
}

/** The maximum number of words in the name of a country, such as 'United Arab Emirates'. */
const MAX_WORDS = 4;

/** Joins adjacent words that are the name of a country, such as 'South' and 'Africa', into one string. */
export function joinCountries(words: readonly string[], isCountry: CountryTest): string[] {
  if (words.length === 0) return [];
  let length = Math.min(MAX_WORDS, words.length);
  while (length > 1 && !isCountry(words.slice(0, length).join(' '))) length -= 1;
  return [words.slice(0, length).join(' '), ...joinCountries(words.slice(length), isCountry)];
}
