/* Makes calendar files (RFC 5545), and URLs that create the same event in Google Calendar. */
import { joinContentLines, escapeValue } from '../../lib/content-lines.ts';

export interface CalendarEvent {
  /** Unique in all calendars, and the same whenever the event is created again. */
  uid: string;
  /** Moments in ms. */
  start: number;
  end: number;
  summary: string;
  description: string;
}

const utc = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Returns a calendar file with tentative events, which do not block the visitor's time. */
export function calendarFile(events: readonly CalendarEvent[], author: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeValue(author)}//Appointment request//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(({ uid, start, end, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${utc(now.getTime())}`,
      `DTSTART:${utc(start)}`,
      `DTEND:${utc(end)}`,
      `SUMMARY:${escapeValue(summary)}`,
      `DESCRIPTION:${escapeValue(description)}`,
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return joinContentLines(lines);
}

/** Returns the URL of Google Calendar's form for a new event, filled in with the event. */
export function googleCalendarUrl({ start, end, summary, description }: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${utc(start)}/${utc(end)}`,
    details: description,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
