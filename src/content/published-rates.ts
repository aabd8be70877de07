import { sample } from '../site/sample.ts';

/**
 * The yearly interest rates that lenders publish, in percent, with their source and the day of the last check. Pages
 * show a rate only while it is current (lib/rate-age.ts). Update them here and in compliance/sources/rates.ts.
 */
export const publishedRates = {
  home: sample(
    { from: 7.1, to: 10.7, source: 'Business Standard', checked: '2026-02-06' },
    'home loan: published interest rate, % a year, with source and day of the last check',
  ),
  property: sample(
    { from: 8.9, to: 18.25, source: 'Paisabazaar', checked: '2025-06-24' },
    'loan against property: published interest rate, % a year, with source and day of the last check',
  ),
  personal: sample(
    { from: 9.98, to: 24, source: 'India Today', checked: '2025-11-06' },
    'personal loan: published interest rate, % a year, with source and day of the last check',
  ),
  business: sample(
    { from: 9.5, to: 36, source: 'Paisabazaar', checked: '2026-01-09' },
    'unsecured business loan: published interest rate, % a year, with source and day of the last check',
  ),
  car: sample(
    { from: 7.35, to: 14, source: 'Business Standard', checked: '2026-01-14' },
    'car loan: published interest rate, % a year, with source and day of the last check',
  ),
} as const;

/** A kind of loan with a published rate. */
export type RatedLoan = keyof typeof publishedRates;
