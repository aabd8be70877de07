import { language } from '../site/language.ts';
import { countryAliases } from './country-aliases.ts';
import { callingCodes, customerCountries } from './countries.ts';
import { memoize } from './memoize.ts';
import { listTimeZones } from './time-zones.ts';

/* Finds the countries whose names are in a text. */

/**
 * Normalises a text for comparison: 'U.S.A.' becomes 'usa', and 'Köln, Germany' becomes 'koln germany'. Also removes
 * the nukta of Devanagari and the hamza of Arabic, which many people omit.
 */
const normalizeText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0653-\u0655\u093c.’']/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

/** Returns the city of a time zone: 'dubai' for 'Asia/Dubai'. */
const getCity = (timeZone: string) => normalizeText(timeZone.slice(timeZone.lastIndexOf('/') + 1));

type Name = readonly [name: string, country: string];
const sortLongestFirst = (names: readonly Name[]): Name[] =>
  names.filter(([name]) => name !== '').sort(([one], [other]) => other.length - one.length);

/**
 * Returns objects that translate country codes into long and short names in a language. Returns an empty list for an
 * invalid or unknown language tag.
 */
function createDisplayNames(languageTag: string): Intl.DisplayNames[] {
  try {
    return Intl.DisplayNames.supportedLocalesOf(languageTag).flatMap((locale) =>
      (['long', 'short'] as const).map(
        (style) => new Intl.DisplayNames(locale, { type: 'region', style, fallback: 'none' }),
      ),
    );
  } catch {
    return [];
  }
}

const getCountryNames = (country: string, displayNames: readonly Intl.DisplayNames[]): Name[] =>
  displayNames.map((display) => [normalizeText(display.of(country) ?? ''), country]);

const findCities = (country: string): Name[] =>
  listTimeZones(country).map((zone) => [getCity(zone), country]);

let cachedCommonNames: readonly Name[] | undefined;

/**
 * Returns the names that most visitors type, the longest name first: country names in English and in the languages of
 * the page and the browser, aliases, and cities in the countries of customers. The first call takes 0.1 s on a slow
 * phone.
 */
function getCommonNames(): readonly Name[] {
  if (cachedCommonNames) return cachedCommonNames;
  // Old versions of Node have no `navigator`, and old browsers have no `navigator.languages`.
  const browserLanguages = globalThis.navigator?.languages ?? [];
  const displayNames = [...new Set(['en', language, ...browserLanguages])].flatMap(createDisplayNames);
  const aliases = countryAliases.flatMap(({ country, names }) =>
    names.map((name): Name => [normalizeText(name), country]),
  );
  const countries = [...callingCodes.keys()].flatMap((country) => getCountryNames(country, displayNames));
  const cities = customerCountries.flatMap(findCities);
  cachedCommonNames = sortLongestFirst([...aliases, ...countries, ...cities]);
  return cachedCommonNames;
}

/** For each script, except Latin, the languages of India and of customers that use it. */
const languagesByScript = [
  [/\p{Script=Deva}/u, ['hi', 'mr', 'ne']],
  [/\p{Script=Arab}/u, ['ar', 'ur']],
  [/\p{Script=Beng}/u, ['bn']],
  [/\p{Script=Gujr}/u, ['gu']],
  [/\p{Script=Guru}/u, ['pa']],
  [/\p{Script=Knda}/u, ['kn']],
  [/\p{Script=Mlym}/u, ['ml']],
  [/\p{Script=Taml}/u, ['ta']],
  [/\p{Script=Telu}/u, ['te']],
] as const;

/** Returns the names of all countries in several languages. */
function createNamesInLanguages(languages: readonly string[]): Name[] {
  const displayNames = languages.flatMap(createDisplayNames);
  return [...callingCodes.keys()].flatMap((country) => getCountryNames(country, displayNames));
}

/** Returns the name of each country in its own language, and the names of its cities. */
function createLocalNames(): Name[] {
  return [...callingCodes.keys()].flatMap((country) => {
    const ownLanguage = new Intl.Locale(`und-${country}`).maximize().language;
    return [...getCountryNames(country, createDisplayNames(ownLanguage)), ...findCities(country)];
  });
}

/**
 * Returns the names of all countries in several languages, the longest name first. The languages are separated by
 * commas. If `languages` is '', returns local names. The lists are long, so each list is created when it is first
 * needed.
 */
const getFurtherNames = memoize((languages: string) =>
  sortLongestFirst(languages ? createNamesInLanguages(languages.split(',')) : createLocalNames()),
);

/** Returns the languages of the scripts in a text, separated by commas. Returns '' if `languagesByScript` has none. */
const findLanguages = (text: string) =>
  languagesByScript.flatMap(([script, codes]) => (script.test(text) ? codes : [])).join();

function findCountries(text: string, names: readonly Name[]): string[] {
  let rest = ` ${text} `;
  const countries = new Set<string>();
  for (const [name, country] of names) {
    if (!rest.includes(` ${name} `)) continue;
    countries.add(country);
    // If the name were not removed, 'Papua New Guinea' would also match 'Guinea'.
    rest = rest.replaceAll(` ${name} `, ' | ');
  }
  return [...countries];
}

/**
 * Returns the countries whose names are in the first 200 characters of a text. Searches common names first. If there is
 * no common name, searches the further names (`getFurtherNames`). Accepts a country code only if it is the complete
 * text.
 */
export function findNamedCountries(text: string): string[] {
  if (callingCodes.has(text.trim())) return [text.trim()];
  const normalized = normalizeText(text.slice(0, 200));
  if (normalized === '') return [];
  const countries = findCountries(normalized, getCommonNames());
  return countries.length > 0 ? countries : findCountries(normalized, getFurtherNames(findLanguages(text)));
}
