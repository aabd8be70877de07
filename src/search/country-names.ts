import { language } from '../site/language.ts';
import { firm } from '../site/firm.ts';

/** Usual names that `Intl.DisplayNames` does not have. */
const otherNames =
  'USA, UK, KSA, America, Chinese, England, Britain, Europe, Hong Kong, Hongkong, Holland, Swiss, अमेरिका, इंग्लैंड, ब्रिटेन, यूरोप, हॉलैंड, स्विस'.split(
    ', ',
  );

/** Languages that are also spoken in India, or whose names have another meaning: चीनी (sugar), चेक (cheque), polish, शोना. */
const ambiguousLanguages = 'en bn ne ur zh cs pl sn'.split(' ');

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));

/** The language that most people of a country speak. */
const languageOf = (code: string) => new Intl.Locale(`und-${code}`).maximize().language;

/**
 * The names of all countries except the firm's, in English, the language of the page and their own, and their adjectives,
 * which are the names of languages: 'Dutch'.
 */
function countryNames(): string[] {
  const pageLocales = [...new Set(['en', language])];
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const abroad = codes.filter((code) => code !== firm.address.country && english.of(code));
  const adjectives = abroad.map(languageOf).filter((one) => !ambiguousLanguages.includes(one));
  const names = [
    ...pageLocales.flatMap((locale) => {
      const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
      const spoken = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
      return [
        ...abroad.map((code) => regions.of(code) ?? ''),
        ...new Set(adjectives.map((one) => spoken.of(one) ?? '')),
      ];
    }),
    ...abroad.map((code) => new Intl.DisplayNames(languageOf(code), { type: 'region' }).of(code) ?? ''),
  ];
  // 'Myanmar (Burma)' is two names, and 'Hong Kong SAR China' begins with the usual one.
  return [...names.flatMap((name) => name.replace(/ SAR .*/, '').split(/[()]/)), ...otherNames];
}

/** Minimum length of what a word and a name have in common: German, Japanese, (South) Korea. */
const MIN_COMMON_LENGTH = 5;

type CountryTest = (words: string) => boolean;

/**
 * Creates a function that returns whether words are the name of a country, or one word that is similar: its adjective
 * or a part of it. Requests the names at the first call, which takes some milliseconds.
 */
export function createCountryTest(normalize: (name: string) => string): CountryTest {
  let names: readonly string[] | undefined;
  return (words) => {
    names ??= countryNames().map(normalize).filter(Boolean);
    const asked = normalize(words);
    if (names.includes(asked)) return true;
    if (asked.length < MIN_COMMON_LENGTH || asked.includes(' ')) return false;
    return names.some(
      (name) =>
        ` ${name}`.includes(` ${asked}`) || (name.length >= MIN_COMMON_LENGTH && asked.startsWith(name)),
    );
  };
}

/** The most words in the name of a country that are looked for: 'United Arab Emirates'. */
const MAX_WORDS = 4;

/** Joins words that are the name of a country: 'South Africa'. */
export function joinCountries(words: readonly string[], isCountry: CountryTest): string[] {
  if (words.length === 0) return [];
  let length = Math.min(MAX_WORDS, words.length);
  while (length > 1 && !isCountry(words.slice(0, length).join(' '))) length -= 1;
  return [words.slice(0, length).join(' '), ...joinCountries(words.slice(length), isCountry)];
}
