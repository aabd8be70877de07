/* Creates calendar files (RFC 5545), and URLs that open the form for an event in Google Calendar. */
import { joinContentLines, escapeValue } from './content-lines.ts';

export interface CalendarEvent {
  /**
   * A globally unique id. An event must have the same id in every file, or calendars would add the event a second time.
   */
  uid: string;
  /**
   * Start and end are times in ms since 1970. An event of whole days ends at the start of the day after its last day.
   */
  start: number;
  end: number;
  /** Whether the event takes whole days, in any time zone. Start and end are then midnights in UTC. */
  isAllDay?: true;
  summary: string;
  description: string;
}

/** Formats a time in ms since 1970 as UTC: '20261130T043000Z'. */
const formatUtc = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Returns a property with a time, or with a date for an all-day event: 'DTSTART;VALUE=DATE:20261130'. */
const formatMoment = (name: string, moment: number, isAllDay = false) =>
  isAllDay ? `${name};VALUE=DATE:${formatUtc(moment).slice(0, 8)}` : `${name}:${formatUtc(moment)}`;

interface CalendarFile {
  events: readonly CalendarEvent[];
  /** The name of the firm. */
  author: string;
  /** What the events are about, in English. This is a part of `PRODID`, an identifier that the format requires. */
  purpose: string;
  now: Date;
}

/** Returns the text of a calendar file. Its events are tentative, so that they do not block the visitor's time. */
export function createCalendarFile({ events, author, purpose, now }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeValue(author)}//${purpose}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(({ uid, start, end, isAllDay, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${formatUtc(now.getTime())}`,
      formatMoment('DTSTART', start, isAllDay),
      formatMoment('DTEND', end, isAllDay),
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

/** Returns the URL that opens Google Calendar's form for a new event and fills in the event. Ignores `isAllDay`. */
export function createGoogleCalendarUrl({ start, end, summary, description }: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${formatUtc(start)}/${formatUtc(end)}`,
    details: description,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
