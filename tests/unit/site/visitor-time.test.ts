import { expect, it } from 'vitest';
import { addVisitorTime } from '../../../src/site/visitor-time.ts';
import { parseIsoDate } from '../../../src/lib/calendar-date.ts';
import { createWallTime } from '../../../src/site/zoned-time.ts';

const day = parseIsoDate('2026-11-30'); // this is a Monday
const at = (hour: number) => createWallTime(day, hour * 60);

it.each<[hours: [number, number?], offset: number, expected: string]>([
  [[10], 330, 'at the desk'],
  [[10], 240, 'at the desk (8:30 am for you)'],
  [[10], -480, 'at the desk (8:30 pm Sun for you)'],
  [[16], 840, 'at the desk (12:30 am Tue for you)'],
  [[12, 15], 240, 'at the desk (10:30 am to 1:30 pm for you)'],
  [[12, 15], -300, 'at the desk (1:30 am to 4:30 am for you)'],
  [[10, 12], -300, 'at the desk (11:30 pm Sun to 1:30 am for you)'],
  [[8, 24], -300, 'at the desk (9:30 pm Sun to 1:30 pm for you)'],
  [[10, 12], -480, 'at the desk (8:30 pm to 10:30 pm Sun for you)'],
])(
  'the office hours %j, for a visitor %i minutes ahead of UTC, are shown as “%s”',
  ([from, to], offset, expected) => {
    const officeTimes = to === undefined ? ([at(from)] as const) : ([at(from), at(to)] as const);
    expect(addVisitorTime('at the desk', officeTimes, 'Asia/Kolkata', { offset: () => offset })).toBe(
      expected,
    );
  },
);

it('the shown time uses the visitor’s offset at that moment, so that it follows summer time', () => {
  const offset = (moment: number) => (moment < Date.UTC(2026, 10, 30) ? 60 : 0);
  expect(addVisitorTime('10 am', [at(10)], 'Asia/Kolkata', { offset })).toBe('10 am (4:30 am for you)');
  expect(addVisitorTime('2 am', [at(2)], 'Asia/Kolkata', { offset })).toBe('2 am (9:30 pm Sun for you)');
});
