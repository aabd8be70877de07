/* Creates calendar files (RFC 5545), and URLs that add the same event to Google Calendar. */
import { joinContentLines, escapeValue } from '../../lib/content-lines.ts';

export interface CalendarEvent {
  /**
   * A globally unique id. If the file is created again for the same event, the id is the same, so that calendars do not
   * add a second event.
   */
  uid: string;
  /** Start and end are times in ms since 1970. */
  start: number;
  end: number;
  summary: string;
  description: string;
}

/** Formats a time in ms since 1970 as UTC: '20261130T043000Z'. */
const formatUtc = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Returns the text of a calendar file. Its events are tentative, so that they do not block the visitor's time. */
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
      `DTSTAMP:${formatUtc(now.getTime())}`,
      `DTSTART:${formatUtc(start)}`,
      `DTEND:${formatUtc(end)}`,
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

/** Returns the URL that opens Google Calendar's form for a new event and fills in the event. */
export function googleCalendarUrl({ start, end, summary, description }: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${formatUtc(start)}/${formatUtc(end)}`,
    details: description,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
