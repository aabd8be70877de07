import * as m from '#words/input.json';
import { callingCodes, customerCountries } from './countries.ts';

/* Countries that a visitor names in words, and the country of the visitor's clock. */

/** Common names that `Intl.DisplayNames` does not have. */
const aliases = `
  US usa|us|america|united states of america|अमेरिका|अमरीका|यूएस|यूएसए
  GB uk|great britain|britain|england|scotland|wales|northern ireland|यूके|ब्रिटेन|इंग्लैंड|लंदन
  AE uae|emirates|abu dhabi|sharjah|ajman|यूएई|दुबई|अबू धाबी|शारजाह
  SA ksa|saudi|jeddah|dammam|सऊदी|रियाद
  QA doha|दोहा
  OM मस्कट
  DE deutschland
  AT osterreich
  CH schweiz|suisse
  NL holland|nederland|हॉलैंड
  CZ czech republic
  TR turkey
  MM burma
  HK hongkong
`;

/** 'U.S.A.' as 'usa' and 'Köln, Germany' as 'koln germany'; Devanagari without the dot of a loan word. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c.’']/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

/** A method in current browsers, a property in older ones, and missing in some. TypeScript lacks them. */
interface LocaleZones {
  getTimeZones?: () => string[];
  timeZones?: string[];
}

/** Returns the time zones of a country. */
function zonesOf(country: string): readonly string[] {
  const region = new Intl.Locale(`und-${country}`) as Intl.Locale & LocaleZones;
  return region.getTimeZones?.() ?? region.timeZones ?? [];
}

/** 'Asia/Dubai' as 'dubai' */
const cityOf = (zone: string) => wordsOf(zone.slice(zone.lastIndexOf('/') + 1));

let names: readonly (readonly [name: string, country: string])[] | undefined;

/** Returns the names of regions in a language; none for a tag that is invalid or unknown. */
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

/** Returns names and their countries, the longest first. The first call takes a tenth of a second on a slow phone. */
function allNames() {
  if (names) return names;
  const languages = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []); // Node
  const displays = [...new Set(['en', m.countryLocale, ...languages])].flatMap(regionNames);
  const shown = [...callingCodes.keys()].flatMap((country) =>
    displays.map((display) => [wordsOf(display.of(country) ?? ''), country] as const),
  );
  const cities = customerCountries.flatMap((country) =>
    zonesOf(country).map((zone) => [cityOf(zone), country] as const),
  );
  const other = aliases
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .trim()
        .slice(3)
        .split('|')
        .map((name) => [wordsOf(name), line.trim().slice(0, 2)] as const),
    );
  names = [...other, ...shown, ...cities]
    .filter(([name]) => name !== '')
    .sort(([one], [another]) => another.length - one.length);
  return names;
}

/** Returns the countries that a text names in English, in the language of the page or in one of the browser's. */
export function countriesNamedIn(text: string): string[] {
  if (callingCodes.has(text.trim())) return [text.trim()];
  let rest = ` ${wordsOf(text.slice(0, 200))} `;
  if (rest.trim() === '') return [];
  const found = new Set<string>();
  for (const [name, country] of allNames()) {
    if (!rest.includes(` ${name} `)) continue;
    found.add(country);
    rest = rest.replaceAll(` ${name} `, ' | '); // 'Guinea' is not in 'Papua New Guinea'
  }
  return [...found];
}

const countriesOfZones = new Map<string, string | undefined>();

/** Returns the country of the visitor's time zone; undefined where the browser does not tell. */
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
