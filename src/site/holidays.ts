import type { Holidays } from './firm-schema.ts';
import { sample } from './sample.ts';

/**
 * The days on which the office and the consultation desk are closed (checked by firm-schema.ts). They are not in
 * firm.ts, because few pages use them. Without holidays, or after `knownUntil`, pages show only the hours. Update
 * `dated` and `knownUntil` once a year.
 */
export const holidays = {
  /** Month and day: Republic Day, Independence Day and Gandhi Jayanti, the national holidays of India. */
  yearly: ['01-26', '08-15', '10-02'],
  /** Year, month and day, the earliest first. */
  dated: sample(['2026-12-25', '2027-03-22', '2027-10-29', '2027-12-25'], 'other holidays of the office'),
  /** The last day that `dated` covers. */
  knownUntil: sample('2027-12-31', 'last day for which the holidays are known'),
} as const satisfies Holidays;
