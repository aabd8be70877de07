import { expect, it } from 'vitest';
import {
  formatHoursAbroad,
  formatHoursForVisitor,
  formatHoursInPlace,
} from '../../../src/site/hours-abroad.ts';

const office = {
  hours: 'Mon-Sat 10.30 am to 07.00 pm',
  clock: { zone: 'Asia/Kolkata', place: 'India' },
  abroad: [
    { zone: 'Asia/Dubai', place: 'Dubai', minutesAhead: -90 },
    { zone: 'Asia/Singapore', place: 'Singapore', minutesAhead: 150 },
  ],
};
const withBreak = { ...office, hours: 'Mon-Sat 09.00 am to 01.00 pm and 02.00 pm to 05.00 pm' };
const sunday = new Date('2026-11-29T12:00Z');

it('the office hours are shown in the time of the office and of the places abroad', () => {
  expect(formatHoursAbroad(office)).toBe(
    '10:30 am to 7 pm in India, 9 am to 5:30 pm in Dubai, 1 pm to 9:30 pm in Singapore',
  );
  const { abroad: _, ...atHome } = office;
  expect(formatHoursAbroad({ ...atHome, hours: 'Sun 09.00 am to 01.00 pm and 02.00 pm to 05.00 pm' })).toBe(
    '9 am to 1 pm and 2 pm to 5 pm in India',
  );
});

it.each([
  [330, undefined],
  [240, '10:30 am to 7 pm in India (9 am to 5:30 pm for you)'],
  [-480, '10:30 am to 7 pm in India (9 pm Sun to 5:30 am for you)'],
])('on a Sunday, a visitor %i minutes ahead of UTC sees for Monday: %s', (minutes, expected) => {
  expect(formatHoursForVisitor(sunday, office, () => minutes)).toBe(expected);
});

it.each<[day: string, zone: string, place: string, expected: string, office?: typeof withBreak]>([
  ['2026-11-30', 'Europe/Berlin', 'Germany', 'Germany: 6 am to 2:30 pm'],
  ['2026-07-01', 'Europe/Berlin', 'Germany', 'Germany: 7 am to 3:30 pm'],
  ['2026-07-01', 'Europe/London', 'UK', 'UK: 6 am to 2:30 pm'],
  ['2026-11-30', 'Asia/Dubai', 'Gulf', 'Gulf (Dubai): 9 am to 5:30 pm'],
  ['2026-11-30', 'America/New_York', 'US East Coast', 'US East Coast: 12 am to 8:30 am'],
  ['2026-11-30', 'America/Chicago', 'Chicago', 'Chicago: 11 pm the day before to 7:30 am'],
  ['2026-11-30', 'Asia/Dubai', 'Dubai', 'Dubai: 7:30 am to 3:30 pm', withBreak],
])('on %s in the zone %s, the office hours for %s are “%s”', (day, zone, place, expected, hours = office) => {
  expect(formatHoursInPlace(new Date(`${day}T05:30Z`), hours, { zone, place })).toBe(expected);
});
