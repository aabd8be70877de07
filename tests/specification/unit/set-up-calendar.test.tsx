import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { calendar } from '#words/pages/services/ourEndToEndforeignServices.json';
import { SetUpCalendar, createStepEvents } from '../../../src/sections/set-up-calendar.tsx';
import { setUpWeeks } from '../../../src/site/set-up.ts';
import { formatIsoDate, parseIsoDate } from '../../../src/lib/calendar-date.ts';

const steps = [
  { title: 'Plan', text: 'Choose a name.', weeks: { from: 1, to: 2 } },
  { title: 'Shares', text: 'Report them, within 30 days.', weeks: { from: 10, to: 10 } },
];

it.each([
  ['2026-11-29', '2026-11-30'],
  ['2026-11-30', '2026-12-07'],
  ['2026-12-01', '2026-12-07'],
  ['2026-12-26', '2026-12-28'],
])('a calendar that is saved on %s begins on Monday %s', (day, monday) => {
  const dates = createStepEvents(steps, '{step}', parseIsoDate(day)).flatMap(({ start, end }) =>
    [start, end].map((moment) => new Date(moment).toISOString().slice(0, 10)),
  );
  expect(dates).toEqual([0, 14, 63, 70].map((days) => formatIsoDate(parseIsoDate(monday) + days)));
});

it('the steps cover twelve weeks without a gap', () => {
  const weeks = Object.values(setUpWeeks);
  expect(weeks.map(({ from }) => from)).toEqual([1, ...weeks.slice(0, -1).map(({ to }) => to + 1)]);
  expect(weeks.at(-1)?.to).toBe(12);
});

it('the downloaded calendar has an all-day event for each step, without a time zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T04:30:05Z') });
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  render(<SetUpCalendar steps={steps} words={calendar} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save the calendar (.ics)' }));
  expect(click.mock.contexts).toMatchObject([{ download: 'india-set-up.ics' }]);
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  const lines = ((await files[0]?.text()) ?? '').replaceAll('\r\n ', '').split('\r\n');
  expect(lines.slice(5, 15)).toEqual([
    'BEGIN:VEVENT',
    'UID:set-up-2026-11-30-1@www.sample.example',
    'DTSTAMP:20261127T043005Z',
    'DTSTART;VALUE=DATE:20261130',
    'DTEND;VALUE=DATE:20261214',
    'SUMMARY:Plan: company in India',
    'DESCRIPTION:Choose a name.',
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  expect(lines).toContain('DESCRIPTION:Report them\\, within 30 days.');
});
