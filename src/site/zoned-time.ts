import hours from '#words/hours.json';
import * as words from '#words/status.json';
import { formatMessage } from '../lib/format-message.ts';
import { withPartOfDay } from './hours-text.ts';
import { isZone } from './hours.ts';

/*
 * Times in a time zone. A wall time is the date and time on clocks in the zone, in milliseconds as if it were UTC. Days
 * and weekdays of wall times are simple arithmetic, independent of the device's time zone.
 */

export const MINUTE_MS = 60_000;
export const DAY_MINUTES = 1440;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** The formats, created at the first use, as in office-time.ts. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, made);
  return made;
}

/** Returns the wall time in a zone ('Asia/Kolkata') at a moment, both in ms. */
export function wallTime(moment: number, zone: string): number {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<Intl.DateTimeFormatPartTypes, number>;
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
}

/**
 * Returns the moment of a wall time. If a change to summer time skips the wall time, returns the moment an hour later.
 */
export function momentOf(wall: number, zone: string): number {
  const guess = wall - (wallTime(wall, zone) - wall);
  return guess - (wallTime(guess, zone) - wall);
}

/** Whether the clock of a time zone is ahead of another by the same minutes in every month of this year. */
export const isAheadAllYear = (zone: string, other: string, minutes: number): boolean =>
  isZone(zone) &&
  isZone(other) &&
  Array.from({ length: 12 }, (_, month) => Date.UTC(new Date().getUTCFullYear(), month, 15)).every(
    (moment) => wallTime(moment, zone) - wallTime(moment, other) === minutes * MINUTE_MS,
  );

/** Returns the day of a wall time, as days since 1 January 1970. */
export const dayOf = (wall: number): number => Math.floor(wall / DAY_MS);
/** Returns the minutes of a wall time since midnight. */
export const minuteOf = (wall: number): number => Math.floor((wall - dayOf(wall) * DAY_MS) / MINUTE_MS);
export const wallAt = (day: number, minute: number): number => day * DAY_MS + minute * MINUTE_MS;
/** Returns the weekday of a day, 0 for Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
/** Returns '2026-11-27' for a day. */
export const formatIsoDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** Returns the day of a date, or NaN if the date does not exist. */
export function dayOfDate(date: string): number {
  const day = dayOf(Date.parse(`${date}T00:00Z`));
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(day) && formatIsoDate(day) === date ? day : NaN;
}

/** Returns a clock time for minutes since midnight: '10 am', '9:30 am', 'midnight' for the end of a day. */
export function clockTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  if (hour === 24) return hours.midnight;
  const time = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return formatMessage(hours.clock, { time: withPartOfDay(hour, time) });
}

const weekdays = words.weekdays.split(' ');
const shortWeekdays = words.shortWeekdays.split(' ');
const months = words.months.split(' ');

export const weekdayName = (day: number): string => weekdays[weekdayOf(day)] ?? '';
export const shortWeekdayName = (day: number): string => shortWeekdays[weekdayOf(day)] ?? '';

/** Returns '5 January' for a day. */
export function dayAndMonth(day: number): string {
  const date = new Date(day * DAY_MS);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** 'Monday, 30 November' */
export const longDay = (day: number): string => `${weekdayName(day)}, ${dayAndMonth(day)}`;
