import { afterEach, describe, expect, it } from 'vitest';
import { indiaTime } from '../../../src/lib/india-time.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('time in India', () => {
  it.each([
    ['2026-11-21T09:35:00Z', '21 November 2026, 3:05 pm IST'],
    ['2026-03-01T18:30:00Z', '2 March 2026, 12:00 am IST'],
    ['2026-03-02T06:30:00Z', '2 March 2026, 12:00 pm IST'],
    ['2026-12-31T18:29:59Z', '31 December 2026, 11:59 pm IST'],
    ['2026-12-31T18:30:00Z', '1 January 2027, 12:00 am IST'],
    ['2028-02-28T23:00:00Z', '29 February 2028, 4:30 am IST'],
  ])('%s is %s', (moment, expected) => {
    expect(indiaTime(new Date(moment))).toBe(expected);
  });

  it.each([
    ['America/Los_Angeles', 480],
    ['Pacific/Kiritimati', -840],
    ['Asia/Kolkata', -330],
    ['UTC', 0],
  ])('is the same on a clock set to %s', (timeZone, offset) => {
    process.env.TZ = timeZone;
    const moment = new Date('2026-11-21T20:00:00Z');
    expect(moment.getTimezoneOffset()).toBe(offset);
    expect(indiaTime(moment)).toBe('22 November 2026, 1:30 am IST');
  });
});
