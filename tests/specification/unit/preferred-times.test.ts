import { expect, it } from 'vitest';
import { findPreferredTimeError } from '../../../src/enquiry/slots/preferred-times.ts';
import { createRequestedTimesFile } from '../../../src/enquiry/slots/requested-times.tsx';
import { firm } from '../../../src/site/firm.ts';

const now = new Date('2026-11-27T04:30:05.123Z');

const first = { firstDay: '2026-11-30', firstTime: '10:00' };
it.each([
  [{}, {}],
  [first, {}],
  [{ ...first, secondDay: '2026-11-30', secondTime: '11:00' }, {}],
  [{ secondDay: '2026-11-30', secondTime: '11:00' }, {}],
  [{ firstDay: '2026-11-30' }, { firstTime: 'Choose a time for Monday, 30 November, or choose no day.' }],
  [{ secondTime: '10:00' }, { secondDay: 'Choose a day for this time, or choose no time.' }],
  [{ ...first, secondDay: '2026-11-30', secondTime: '10:00' }, { secondTime: 'Choose another time than your first choice.' }],
  [{ firstDay: '2026-11-26', firstTime: '10:00' }, { firstTime: 'This time has passed or is too soon. Choose a later time.' }],
])('the fields of the preferred times %o get the error messages %o', (values, expected) => {
  const controls = ['firstDay', 'firstTime', 'secondDay', 'secondTime'];
  const found = controls.map((control) => [control, findPreferredTimeError(control, values, now)]);
  expect(Object.fromEntries(found.filter(([, message]) => message))).toEqual(expected);
}); // oxfmt-ignore

it('the calendar file contains the requested times as tentative events in UTC', () => {
  const slots = [
    { date: '2026-11-30', time: '10:00' },
    { date: '2026-12-01', time: '16:00' },
  ];
  const file = createRequestedTimesFile(slots, 'K7Q2MX', now);
  const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  const event = (index: number, start: string, end: string) => [
    'BEGIN:VEVENT',
    `UID:K7Q2MX-${index}@www.aarohan.example`,
    'DTSTAMP:20261127T043005Z',
    `DTSTART:${start}`,
    `DTEND:${end}`,
    `SUMMARY:Requested: appointment with ${firm.name}`,
    expect.stringContaining(`choice ${index} of 2.\\nReference K7Q2MX.\\n`),
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${firm.name}//Appointment request//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...event(1, '20261130T043000Z', '20261130T053000Z'),
    ...event(2, '20261201T103000Z', '20261201T113000Z'),
    'END:VCALENDAR',
  ]);
  expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain(firm.phone);
});
