import { callingCodes } from './countries.ts';
import { memoize } from './memoize.ts';

/**
 * The time zones of an `Intl.Locale`: a method in current browsers, a property in older browsers. TypeScript has no
 * types for them.
 */
interface LocaleTimeZones {
  getTimeZones?: () => string[];
  timeZones?: string[];
}

/** Returns the time zones of a country. The list is empty if the browser does not support time zones of countries. */
export function listTimeZones(country: string): readonly string[] {
  const region = new Intl.Locale(`und-${country}`) as Intl.Locale & LocaleTimeZones;
  return region.getTimeZones?.() ?? region.timeZones ?? [];
}

const findCountry = memoize((timeZone: string) =>
  [...callingCodes.keys()].find((code) => listTimeZones(code).includes(timeZone)),
);

/**
 * Returns the country of a time zone, by default the zone of the device. Returns undefined if the zone belongs to no
 * country.
 */
export function findTimeZoneCountry(
  timeZone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  // Browsers that protect against fingerprinting return 'UTC', which belongs to no country.
  return timeZone?.includes('/') ? findCountry(timeZone) : undefined;
}
