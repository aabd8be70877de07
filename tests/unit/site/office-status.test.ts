import { expect, it } from 'vitest';
import { formatOfficeStatus } from '../../../src/site/office-status.ts';

const office = { hours: 'Mon-Sat 10.00 am to 06.00 pm', clock: { zone: 'Asia/Kolkata', place: 'India' } };
const holidays = {
  yearly: ['01-26'],
  dated: ['2026-12-25', '2026-12-26', '2027-03-22', '2027-03-23'],
  knownUntil: '2027-04-30',
};

it.each<[now: string, expected: string | undefined, offset?: number]>([
  ['2026-11-27T10:00+05:30', 'Open now, until 6 pm'],
  ['2026-11-27T18:00+05:30', 'We answer tomorrow from 10 am'],
  ['2026-11-28T00:00+05:30', 'We answer today from 10 am'],
  ['2026-11-28T09:59:59+05:30', 'We answer today from 10 am'],
  ['2026-11-28T18:00+05:30', 'We answer on Monday from 10 am'],
  ['2026-11-29T12:00+05:30', 'We answer tomorrow from 10 am'], // it is a Sunday
  ['2026-12-24T18:00+05:30', 'We answer on Monday from 10 am'], // two holidays and a Sunday follow
  ['2027-01-26T12:00+05:30', 'We answer tomorrow from 10 am'], // it is a yearly holiday
  ['2027-03-20T19:00+05:30', 'We answer on Wednesday from 10 am'], // a Sunday and two holidays follow
  ['2026-11-27T12:00+05:30', 'Open now, until 6 pm in India (4:30 pm for you)', 240],
  // It is Sunday for the visitor and Monday in India.
  ['2026-11-29T20:00-08:00', 'We answer on Monday from 10 am in India (8:30 pm Sun for you)', -480],
  // The clock of the visitor is 15 minutes ahead of India.
  ['2026-11-27T18:30+05:30', 'We answer on Saturday from 10 am in India (10:15 am for you)', 345],
  ['2027-05-01T12:00+05:30', undefined], // holidays are known only until the day before
  ['2027-04-30T18:00+05:30', undefined], // the office opens on a day whose holidays are not known
])('at %s, the status is “%s”', (now, expected, offset = 330) => {
  expect(formatOfficeStatus(new Date(now), office, holidays, () => offset)).toBe(expected);
});

const twice = 'Mon-Fri 09.00 am to 01.00 pm and 04.00 pm to 08.30 pm';
it.each([
  [twice, '2026-11-27T13:00Z', 'We answer today from 4 pm'],
  [twice, '2026-11-27T16:00Z', 'Open now, until 8:30 pm'],
  ['Sun 12.00 pm to 12.30 pm', '2026-11-23T12:00Z', 'We answer on Sunday from 12 pm'],
  ['Mon 10.00 am to 06.00 pm', '2026-11-23T18:00Z', 'We answer on Monday, 30 November, from 10 am'],
  ['Mon-Fri 12.00 pm to 12.00 am', '2026-11-27T13:00Z', 'Open now, until midnight'],
  ['Mon-Sun 12.00 am to 12.00 am', '2026-11-27T13:00Z', 'Open now'],
  ['Sat-Mon 10.00 am to 06.00 pm', '2026-11-29T12:00Z', 'Open now, until 6 pm'],
])('for the hours %s, the status at %s is “%s”', (hours, now, expected) => {
  const utc = { hours, clock: { zone: 'Etc/UTC', place: 'London' } };
  expect(formatOfficeStatus(new Date(now), utc, holidays, () => 0)).toBe(expected);
});

it('the status follows summer time at the office', () => {
  const leeds = { hours: 'Mon-Fri 09.00 am to 05.30 pm', clock: { zone: 'Europe/London', place: 'the UK' } };
  const at = (now: string, offset: number, known: object = holidays) =>
    formatOfficeStatus(new Date(now), leeds, { yearly: [], dated: [], ...known }, () => offset);
  expect(at('2027-03-26T17:00Z', 0)).toBe('Open now, until 5:30 pm');
  expect(at('2027-03-29T16:45Z', 60)).toBe('We answer tomorrow from 9 am');
  expect(at('2027-03-26T17:00Z', 0, {})).toBeUndefined();
});
