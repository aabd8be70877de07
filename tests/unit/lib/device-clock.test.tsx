import { afterEach, expect, it, vi } from 'vitest';
import { formatIsoDate } from '../../../src/lib/calendar-date.ts';
import { isClockPlausible, getToday } from '../../../src/lib/device-clock.ts';

const root = document.documentElement;
afterEach(() => void delete root.dataset.built);

it.each([
  ['2027-03-14T00:00:00Z', true],
  ['2027-03-13T23:59:59Z', false],
  ['1970-01-01T00:00:10Z', false],
  ['2028-03-12T23:59:59Z', true],
  ['2028-03-14T12:00:00Z', false], // the clock is a year ahead
])('a clock at %s is plausible in a document of 14 March 2027: %s', (now, expected) => {
  root.dataset.built = '2027-03-14';
  expect(isClockPlausible(Date.parse(now))).toBe(expected);
});

it.each([
  ['2027-05-02T20:00:00Z', '2027-05-03'], // in India, the next day has begun
  ['2026-05-02T20:00:00Z', '2027-03-14'],
  ['2040-01-01T00:00:00Z', '2027-03-14'],
])('a document of 14 March 2027 with a clock at %s takes %s as today', (now, expected) => {
  root.dataset.built = '2027-03-14';
  vi.setSystemTime(now);
  expect(formatIsoDate(getToday())).toBe(expected);
});

it('any device clock is plausible in a document without the day of the build', () => {
  expect(isClockPlausible(0)).toBe(true);
  expect(formatIsoDate(getToday(Date.parse('2001-02-03T12:00:00Z')))).toBe('2001-02-03');
});
