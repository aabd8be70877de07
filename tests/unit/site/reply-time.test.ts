import { expect, it } from 'vitest';
import { formatReplyDay, findReplyDay, formatWithin } from '../../../src/site/reply-time.ts';
import { formatIsoDate } from '../../../src/lib/calendar-date.ts';

const office = {
  hours: 'Mon-Sat 10.00 am to 06.00 pm',
  clock: { zone: 'Asia/Kolkata', place: 'India' },
  holidays: { yearly: [], dated: ['2027-03-22', '2027-03-23'], knownUntil: '2027-04-30' },
};
const oneWorkingDay = { count: 1, unit: 'workingDays' } as const;

it.each<[string, now: string, expected: string | undefined, time?: Parameters<typeof findReplyDay>[1]]>([
  ['before opening, it is the same day', '2026-11-27T09:59:59+05:30', '2026-11-27'],
  ['in office hours, it is the next working day', '2026-11-27T10:00+05:30', '2026-11-28'],
  ['after closing, it is the next working day', '2026-11-27T18:30+05:30', '2026-11-28'],
  ['on Saturday in office hours, it is Monday', '2026-11-28T12:00+05:30', '2026-11-30'],
  ['before a Sunday and two holidays, it is Wednesday', '2027-03-20T19:00+05:30', '2027-03-24'],
  ['on Sunday evening in California, when it is Monday in India and the office is closed, it is Monday', '2026-11-29T20:00-08:00', '2026-11-30'],
  ['on Monday in New Zealand, when it is Sunday in India, it is Monday', '2026-11-30T05:00+13:00', '2026-11-30'],
  ['for three working days, a Sunday does not count', '2026-11-27T12:00+05:30', '2026-12-01', { count: 3, unit: 'workingDays' }],
  ['for two days of the calendar, it can be a Sunday', '2026-11-27T12:00+05:30', '2026-11-29', { count: 2, unit: 'days' }],
  ['on a day whose holidays are not known, it is undefined', '2027-05-01T12:00+05:30', undefined],
  ['before a day whose holidays are not known, it is undefined', '2027-04-30T18:30+05:30', undefined],
])('the day of the reply depends on the time of the enquiry (%s)', (_, now, expected, time = oneWorkingDay) => {
  const found = findReplyDay(new Date(now), time, office);
  expect(found === undefined ? undefined : formatIsoDate(found)).toBe(expected);
}); // oxfmt-ignore

it.each([
  [1, 'workingDays', 'within one working day'],
  [2, 'workingDays', 'within 2 working days'],
  [1, 'days', 'within one day'],
  [21, 'days', 'within 21 days'],
] as const)('the words for a reply time of %i %s are: “%s”', (count, unit, expected) => {
  expect(formatWithin({ count, unit })).toBe(expected);
});

it.each([
  ['in India', 330, 'by Monday, 30 November'],
  ['in Dubai', 240, 'by Monday, 30 November'],
  ['in California', -480, 'by Monday, 30 November'],
  ['in New Zealand, where Tuesday has begun when the office closes', 780, 'by Monday, 30 November, in India'],
])('the day of the reply names India only if the visitor has another date when the office closes: %s', (_, offset, expected) => {
  expect(formatReplyDay(findReplyDay(new Date('2026-11-28T19:00+05:30'), oneWorkingDay, office)!, office, () => offset)).toBe(expected);
}); // oxfmt-ignore
