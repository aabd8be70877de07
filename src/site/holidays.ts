import type { Holidays } from './firm-schema.ts';
import { sample } from './sample.ts';

/**
 * The days on which the office and the consultation desk are closed (checked by firm-schema.ts). If `knownUntil` is in
 * the past or omitted, pages show the opening hours, but not whether the office is open now. Update `dated` and
 * `knownUntil` once a year.
 */
export const holidays = {
  /** Holidays on the same date each year, as month and day: the three national holidays of India. */
  yearly: ['01-26', '08-15', '10-02'],
  /** Other holidays, as year, month and day, in chronological order. */
  dated: sample(['2026-12-25', '2027-03-22', '2027-10-29', '2027-12-25'], 'other holidays of the office'),
  /** The last day until which `dated` is complete. */
  knownUntil: sample('2027-12-31', 'last day for which the holidays are known'),
} as const satisfies Holidays;
