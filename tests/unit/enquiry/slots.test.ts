import { expect, it, vi } from 'vitest';
import * as slots from '../../../src/enquiry/slots/slots.ts';

const { isAccepted, mayIncludeHoliday, listOfferedDays, formatSlot, formatTimeLabel } = slots;
const desk = {
  clock: { zone: 'Asia/Kolkata', place: 'India' },
  hours: 'Mon-Fri 09.00 am-05.00 pm',
  holidays: { yearly: ['01-26'], dated: ['2026-12-24', '2026-12-25'], knownUntil: '2027-12-31' },
};
const at = (time: string) => new Date(`${time}+05:30`);

it.each([
  // The first slot is at least four working hours ahead. The last slot of a day starts at 4 pm.
  ['2026-11-27T09:00', '2026-11-27', '13:00'],
  ['2026-11-27T09:01', '2026-11-27', '14:00'],
  ['2026-11-27T12:00:30', '2026-11-30', '09:00'], // the weekend follows
  ['2026-11-27T16:00', '2026-11-30', '12:00'],
  ['2026-11-26T18:30', '2026-11-27', '13:00'], // the desk is closed
  ['2026-12-23T16:30', '2026-12-28', '13:00'], // two holidays and a weekend follow
  ['2027-01-25T17:00', '2027-01-27', '13:00'], // a yearly holiday follows
])('the offered times for an enquiry at %s start on %s at %s', (now, date, first) => {
  const day = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
  expect(listOfferedDays(at(now), desk)[0]).toMatchObject({ date, times: day.slice(day.indexOf(first)) });
});

it('the offered days are ten working days', () => {
  expect(
    listOfferedDays(at('2026-12-18T08:00'), desk)
      .map(({ label }) => label)
      .join(),
  ).toBe(
    'Friday, 18 December,Monday, 21 December,Tuesday, 22 December,Wednesday, 23 December,Monday, 28 December,' +
      'Tuesday, 29 December,Wednesday, 30 December,Thursday, 31 December,Friday, 1 January,Monday, 4 January',
  );
});

it('the offered times follow the hours of another desk', () => {
  const clock = { zone: 'Europe/London', place: 'the UK' };
  const leeds = { ...desk, clock, hours: 'Tue-Thu 09.30 am-01.00 pm' };
  const [first] = listOfferedDays(new Date('2027-03-24T17:00Z'), leeds);
  expect(first).toMatchObject({ date: '2027-03-30', times: ['10:30', '11:30'] });
  expect(listOfferedDays(new Date('2027-03-24T17:00Z'), { ...leeds, hours: '' })).toEqual([]);
});

it.each([
  ['2026-11-27T10:00', undefined, true], // the firm has not entered a date
  ['2027-12-01T10:00', '2027-12-31', false],
  ['2027-12-27T10:00', '2027-12-31', true], // the days continue in the next year
  ['2029-06-04T10:00', '2027-12-31', true],
])('days offered at %s can be holidays if holidays are known until %s: %s', (now, knownUntil, expected) => {
  const calendar = { ...desk, holidays: { yearly: [], dated: [], ...(knownUntil && { knownUntil }) } };
  expect(mayIncludeHoliday(listOfferedDays(at(now), calendar), calendar)).toBe(expected);
});

it.each([
  ['2026-11-30', '10:00', true],
  ['2026-11-27', '17:00', false], // the last slot is earlier
  ['2026-11-27', '10:30', false], // no slot starts then
  ['2026-11-28', '10:00', false], // it is a Saturday
  ['2026-12-25', '10:00', false],
  ['2026-11-27', '11:00', true], // it is one working hour ahead
  ['2026-11-27', '10:00', false],
  ['2026-02-30', '10:00', false],
  ['soon', 'noon', false],
  ['2026-11-30', '10:00 pm', false],
])('at 10 am on 27 November, the appointment on %s at %s is accepted: %s', (date, time, expected) => {
  expect(isAccepted({ date, time }, at('2026-11-27T10:00'), desk)).toBe(expected);
});

it.each([
  ['2026-11-30', '10:00', 'Monday, 30 November 2026, 10:00 am IST'],
  ['2026-11-30', '', ''],
  ['', '10:00', ''],
  ['2026-02-30', '10:00', ''],
  ['\u202E2026-11-30', '25:00', ''],
])('the day %j with the time %j is written as %j', (date, time, expected) => {
  expect(formatSlot({ date, time }, desk, 'en-IN')).toBe(expected);
});

it.each([
  ['2026-11-30', '10:00', '10 am (8:30 am for you)'],
  ['', '10:00', '10 am'], // no day is chosen
  ['2026-11-30', 'noon', 'noon'],
])('a visitor in Dubai sees for %j at %j the time “%s”', (date, time, expected) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-240);
  expect(formatTimeLabel({ date, time }, desk)).toBe(expected);
});
