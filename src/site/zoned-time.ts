import hours from '#words/hours.json';
import * as words from '#words/status.json';
import { DAY_MS } from '../lib/calendar-date.ts';
import { formatMessage } from '../lib/format-message.ts';
import { memoize } from '../lib/memoize.ts';
import { withPartOfDay } from './hours-text.ts';
import { isZone } from './hours.ts';

/*
 * Times in a time zone. A wall time is the date and time that a clock and a calendar show in the zone. It is stored in
 * milliseconds since 1970, as if the date and time were in UTC. Days and weekdays can then be calculated without the
 * device's time zone.
 */

export const MINUTE_MS = 60_000;
export const DAY_MINUTES = 1440;

/** Creating a format is slow, so each format is created once, at its first use. */
const getFormat = memoize(
  (zone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** Returns the wall time in a zone ('Asia/Kolkata') at a moment in ms since 1970. */
export function toWallTime(moment: number, zone: string): number {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    getFormat(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<Intl.DateTimeFormatPartTypes, number>;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Returns the moment of a wall time in ms since 1970. If clocks skip the wall time, because summer time starts, returns
 * a moment up to one hour before or after the change.
 */
export function toMoment(wall: number, zone: string): number {
  const guess = wall - (toWallTime(wall, zone) - wall);
  return guess - (toWallTime(guess, zone) - wall);
}

/**
 * Returns whether the clock in `zone` is this number of minutes ahead of the clock in `otherZone`, on the 15th of each
 * month of this year.
 */
export const isAheadAllYear = (zone: string, otherZone: string, minutes: number): boolean =>
  isZone(zone) &&
  isZone(otherZone) &&
  Array.from({ length: 12 }, (_, month) => Date.UTC(new Date().getUTCFullYear(), month, 15)).every(
    (moment) => toWallTime(moment, zone) - toWallTime(moment, otherZone) === minutes * MINUTE_MS,
  );

/** Returns the day number of a wall time (lib/calendar-date.ts). */
export const toDayNumber = (wall: number): number => Math.floor(wall / DAY_MS);
/** Returns the number of minutes between midnight and a wall time. */
export const toMinuteOfDay = (wall: number): number =>
  Math.floor((wall - toDayNumber(wall) * DAY_MS) / MINUTE_MS);
/** Returns the wall time of a day number and a number of minutes after midnight. */
export const createWallTime = (day: number, minute: number): number => day * DAY_MS + minute * MINUTE_MS;
/** Returns the weekday of a day number, where 0 is Sunday. Day 0, 1 January 1970, was a Thursday. */
export const getWeekday = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** Formats minutes since midnight as a time: '10 am', '9:30 am'. The end of the day is 'midnight'. */
export function formatClockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = minutes % 60;
  if (hour === 24) return hours.midnight;
  const time = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return formatMessage(hours.clock, { time: withPartOfDay(hour, time) });
}

const weekdays = words.weekdays.split(' ');
const shortWeekdays = words.shortWeekdays.split(' ');
const months = words.months.split(' ');

export const getWeekdayName = (day: number): string => weekdays[getWeekday(day)] ?? '';
export const getShortWeekdayName = (day: number): string => shortWeekdays[getWeekday(day)] ?? '';

/** Formats a day number as '5 January'. */
export function formatDayAndMonth(day: number): string {
  const date = new Date(day * DAY_MS);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** Formats a day number as 'Monday, 30 November'. */
export const formatLongDay = (day: number): string => `${getWeekdayName(day)}, ${formatDayAndMonth(day)}`;
