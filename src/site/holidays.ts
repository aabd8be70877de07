import type { Holidays } from './firm-schema.ts';
import { sample } from './sample.ts';

/**
 * Days on which office and consultation desk are closed, checked by firm-schema.ts. Separate from firm.ts because few
 * pages use them. Without them, or after `knownUntil`, pages show the hours alone. Update both once a year.
 */
export const holidays = {
  /** Month and day: Republic Day, Independence Day and Gandhi Jayanti, the national holidays of India. */
  yearly: ['01-26', '08-15', '10-02'],
  /** Year, month and day, in order. */
  dated: sample(['2026-12-25', '2027-03-22', '2027-10-29', '2027-12-25'], 'other holidays of the office'),
  /** The last day that `dated` covers. */
  knownUntil: sample('2027-12-31', 'last day for which the holidays are known'),
} as const satisfies Holidays;
