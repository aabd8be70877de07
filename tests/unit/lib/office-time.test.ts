import { afterEach, expect, it } from 'vitest';
import { formatOfficeTime } from '../../../src/lib/office-time.ts';

const zone = process.env.TZ;
const india = { zone: 'Asia/Kolkata', language: 'en-IN' };
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it('the time at the office follows summer time in its time zone', () => {
  const britain = { zone: 'Europe/London', language: 'en-GB' };
  expect(formatOfficeTime(new Date('2026-11-21T12:05:00Z'), britain)).toBe('21 November 2026, 12:05 pm GMT');
  expect(formatOfficeTime(new Date('2026-07-01T23:05:00Z'), britain)).toBe('2 July 2026, 12:05 am BST');
});

it.each([
  ['2026-11-21T09:35:00Z', '21 November 2026, 3:05 pm IST'],
  ['2026-03-01T18:30:00Z', '2 March 2026, 12:00 am IST'],
  ['2026-12-31T18:30:00Z', '1 January 2027, 12:00 am IST'],
])('the time at the office for %s is %s', (moment, expected) => {
  expect(formatOfficeTime(new Date(moment), india)).toBe(expected);
});

it('the time can be formatted for several offices alternately', () => {
  const moment = new Date('2026-11-21T09:35:00Z');
  const dubai = { zone: 'Asia/Dubai', language: 'en-IN' };
  expect(formatOfficeTime(moment, india, 'withWeekday')).toBe('Saturday, 21 November 2026, 3:05 pm IST');
  expect(formatOfficeTime(moment, dubai)).toMatch(/^21 November 2026, 1:35 pm /);
  expect(formatOfficeTime(moment, india)).toBe('21 November 2026, 3:05 pm IST');
});
