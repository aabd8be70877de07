import { expect, it } from 'vitest';
import { formatOfficeTime } from '../../../src/lib/office-time.ts';

const india = { zone: 'Asia/Kolkata', language: 'en-IN' };
const britain = { zone: 'Europe/London', language: 'en-GB' };

it.each([
  ['2026-11-21T09:35:00Z', india, '21 November 2026, 3:05 pm IST'],
  ['2026-12-31T18:30:00Z', india, '1 January 2027, 12:00 am IST'],
  ['2026-11-21T12:05:00Z', britain, '21 November 2026, 12:05 pm GMT'],
  ['2026-07-01T23:05:00Z', britain, '2 July 2026, 12:05 am BST'], // it is summer time
])('the time %s is shown at the office %o as %s', (moment, office, expected) => {
  expect(formatOfficeTime(new Date(moment), office)).toBe(expected);
});

it('the time can be formatted for several offices alternately', () => {
  const moment = new Date('2026-11-21T09:35:00Z');
  const dubai = { zone: 'Asia/Dubai', language: 'en-IN' };
  expect(formatOfficeTime(moment, india, 'withWeekday')).toBe('Saturday, 21 November 2026, 3:05 pm IST');
  expect(formatOfficeTime(moment, dubai)).toMatch(/^21 November 2026, 1:35 pm /);
  expect(formatOfficeTime(moment, india)).toBe('21 November 2026, 3:05 pm IST');
});
