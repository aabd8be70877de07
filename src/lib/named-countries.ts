import { language } from '../site/language.ts';
import { countryAliases } from './country-aliases.ts';
import { callingCodes, customerCountries } from './countries.ts';

/* Recognises countries by their names, and the country of the device's time zone. */

/**
 * Normalises a text: 'U.S.A.' becomes 'usa', and 'Köln, Germany' becomes 'koln germany'. Removes the dot of loan words
 * in Devanagari, and hamza in Arabic.
 */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0653-\u0655\u093c.’']/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

/** Time zones of a locale: a method in current browsers, a property in older browsers, without types in TypeScript. */
interface LocaleZones {
  getTimeZones?: () => string[];
  timeZones?: string[];
}

/** Returns the time zones of a country. */
function zonesOf(country: string): readonly string[] {
  const region = new Intl.Locale(`und-${country}`) as Intl.Locale & LocaleZones;
  return region.getTimeZones?.() ?? region.timeZones ?? [];
}

/** Returns the city of a time zone: 'dubai' for 'Asia/Dubai'. */
const cityOf = (zone: string) => wordsOf(zone.slice(zone.lastIndexOf('/') + 1));

type Name = readonly [name: string, country: string];
const longestFirst = (list: readonly Name[]): Name[] =>
  list.filter(([name]) => name !== '').sort(([one], [another]) => another.length - one.length);

let names: readonly Name[] | undefined;

/** Returns the names of regions in a language. Returns none for an invalid or unknown language tag. */
function regionNames(locale: string): Intl.DisplayNames[] {
  try {
    return Intl.DisplayNames.supportedLocalesOf(locale).flatMap((supported) =>
      (['long', 'short'] as const).map(
        (style) => new Intl.DisplayNames(supported, { type: 'region', style, fallback: 'none' }),
      ),
    );
  } catch {
    return [];
  }
}

/** Returns names with their countries, the longest name first. The first call takes 0.1 s on a slow phone. */
function allNames() {
  if (names) return names;
  const languages = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []); // Node
  const displays = [...new Set(['en', language, ...languages])].flatMap(regionNames);
  const shown = [...callingCodes.keys()].flatMap((country) =>
    displays.map((display) => [wordsOf(display.of(country) ?? ''), country] as const),
  );
  const cities = customerCountries.flatMap((country) =>
    zonesOf(country).map((zone) => [cityOf(zone), country] as const),
  );
  const other = countryAliases.flatMap(({ country, names: aliases }) =>
    aliases.map((name) => [wordsOf(name), country] as const),
  );
  names = longestFirst([...other, ...shown, ...cities]);
  return names;
}

/** Languages of India and of customers that are not in Latin script. */
const languagesOfScripts = [
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

const furtherNames = new Map<string, readonly Name[]>();

/**
 * Returns the names of countries in the given languages. Without languages, returns the name of each country in its own
 * language, and the names of its cities. The lists are long, so they are needed only for a text without a common name.
 */
function namesIn(languages: readonly string[]): readonly Name[] {
  const key = languages.join();
  const cached = furtherNames.get(key);
  if (cached) return cached;
  const displays = languages.flatMap(regionNames);
  const made = longestFirst(
    [...callingCodes.keys()].flatMap((country) => {
      if (languages.length > 0)
        return displays.map((display): Name => [wordsOf(display.of(country) ?? ''), country]);
      const own = regionNames(new Intl.Locale(`und-${country}`).maximize().language);
      const written = [...own.map((display) => display.of(country) ?? ''), ...zonesOf(country).map(cityOf)];
      return written.map((name): Name => [wordsOf(name), country]);
    }),
  );
  furtherNames.set(key, made);
  return made;
}

/**
 * Returns the countries whose names are in a text, in English, in the language of the page or in a language of the
 * browser. If there are none, searches names in the languages of the script, then in the language of each country.
 */
export function countriesNamedIn(text: string): string[] {
  if (callingCodes.has(text.trim())) return [text.trim()];
  const words = wordsOf(text.slice(0, 200));
  if (words === '') return [];
  const common = countriesIn(words, allNames());
  if (common.length > 0) return common;
  const languages = languagesOfScripts.flatMap(([script, codes]) => (script.test(text) ? codes : []));
  return countriesIn(words, namesIn(languages));
}

function countriesIn(words: string, list: readonly Name[]): string[] {
  let rest = ` ${words} `;
  const found = new Set<string>();
  for (const [name, country] of list) {
    if (!rest.includes(` ${name} `)) continue;
    found.add(country);
    rest = rest.replaceAll(` ${name} `, ' | '); // 'Guinea' is not in 'Papua New Guinea'
  }
  return [...found];
}

const countriesOfZones = new Map<string, string | undefined>();

/** Returns the country of the device's time zone, or undefined if the browser does not reveal the time zone. */
export function countryOfClock(
  zone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  if (!zone?.includes('/')) return undefined; // 'UTC'
  if (!countriesOfZones.has(zone))
    countriesOfZones.set(
      zone,
      [...callingCodes.keys()].find((country) => zonesOf(country).includes(zone)),
    );
  return countriesOfZones.get(zone);
}
