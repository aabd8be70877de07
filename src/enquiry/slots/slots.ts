import { officeLocale } from '../../site/office.ts';
import type { Firm, Holidays } from '../../site/firm-schema.ts';
import { firm } from '../../site/firm.ts';
import { holidays } from '../../site/holidays.ts';
import { areHolidaysKnown, openSpans } from '../../site/opening-days.ts';
import { addVisitorTime } from '../../site/visitor-time.ts';
import { formatIsoDate, parseIsoDate } from '../../lib/calendar-date.ts';
import {
  formatClockTime,
  toDayNumber,
  formatLongDay,
  MINUTE_MS,
  toMinuteOfDay,
  toMoment,
  createWallTime,
  toWallTime,
} from '../../site/zoned-time.ts';
import { formatOfficeTime } from '../../lib/office-time.ts';

/*
 * The times at which the firm's consultation desk can receive visitors. Visitors can request two of these slots for an
 * appointment.
 */

export const SLOT_MINUTES = 60;
/** The number of working days from which the form offers slots. */
const OFFERED_DAYS = 10;
/**
 * The desk must be open for this number of minutes before a slot, so that it can confirm the slot. Offering a slot
 * needs more minutes than accepting it, because the visitor may submit the form some hours later.
 */
const NOTICE_MINUTES = { offered: 240, accepted: 60 } as const;
/** The maximum number of days in which the form searches for working days. */
const MAX_DAYS_AHEAD = 120;

export interface Desk {
  clock: Firm['clock'];
  hours: string;
  holidays: Holidays;
}
const firmDesk: Desk = { clock: firm.clock, hours: firm.consultationHours, holidays };

/**
 * A slot. `date` is its day, such as '2026-11-30'. `time` is its start, such as '10:00'. Both are in the time zone of
 * the desk.
 */
export interface Slot {
  date: string;
  time: string;
}

/** Returns the start of a slot in the desk's local time (`createWallTime`), or NaN if `date` or `time` is invalid. */
function startOf({ date, time }: Slot): number {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return createWallTime(parseIsoDate(date), Number(hour) * 60 + Number(minute));
}

/** Returns the start of each slot of a day, in minutes since midnight. */
const listStartTimes = (day: number, desk: Desk): number[] =>
  openSpans(day, desk.hours, desk.holidays).flatMap(({ opens, closes }) =>
    Array.from(
      { length: Math.max(0, Math.floor((closes - opens) / SLOT_MINUTES)) },
      (_, index) => opens + index * SLOT_MINUTES,
    ),
  );

/**
 * Returns the time at which the desk will have been open for `minutes` from now, in the desk's local time. Returns
 * Infinity if the desk is not open long enough in the next `MAX_DAYS_AHEAD` days.
 */
function addOpenMinutes(minutes: number, now: Date, desk: Desk): number {
  const localNow = toWallTime(now.getTime(), desk.clock.zone);
  let remaining = minutes;
  for (let day = toDayNumber(localNow); day <= toDayNumber(localNow) + MAX_DAYS_AHEAD; day++)
    for (const { opens, closes } of openSpans(day, desk.hours, desk.holidays)) {
      const minuteNow = Math.ceil((localNow - createWallTime(day, 0)) / MINUTE_MS);
      const from = Math.min(closes, Math.max(opens, minuteNow));
      if (closes - from >= remaining) return createWallTime(day, from + remaining);
      remaining -= closes - from;
    }
  return Infinity;
}

/** Formats minutes since midnight: '09:30'. */
const formatTime = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

export interface OfferedDay {
  date: string;
  /** The day as visitors read it: 'Monday, 30 November'. */
  label: string;
  times: readonly string[];
}

/**
 * Returns the next `OFFERED_DAYS` days with slots that can be offered (`NOTICE_MINUTES`), and these slots. Returns
 * fewer days if the desk is closed for a long time.
 */
export function listOfferedDays(now: Date, desk: Desk = firmDesk): OfferedDay[] {
  const earliest = addOpenMinutes(NOTICE_MINUTES.offered, now, desk);
  const endDay = toDayNumber(earliest) + MAX_DAYS_AHEAD;
  const offered: OfferedDay[] = [];
  for (let day = toDayNumber(earliest); offered.length < OFFERED_DAYS && day < endDay; day++) {
    const starts = listStartTimes(day, desk).filter((minute) => createWallTime(day, minute) >= earliest);
    const date = formatIsoDate(day);
    if (starts.length > 0) offered.push({ date, label: formatDayLabel(date), times: starts.map(formatTime) });
  }
  return offered;
}

/** Returns whether one of the days can be a holiday that is not yet in holidays.ts. */
export const mayIncludeHoliday = (days: readonly OfferedDay[], { holidays }: Desk = firmDesk): boolean =>
  days.some(({ date }) => !areHolidaysKnown(parseIsoDate(date), holidays));

/** Returns 'Monday, 30 November' for '2026-11-30'. Returns a text that is not a date unchanged. */
export function formatDayLabel(date: string): string {
  const day = parseIsoDate(date);
  return Number.isNaN(day) ? date : formatLongDay(day);
}

/**
 * Returns the time of a slot. If the visitor's time differs, adds it: '10 am (8:30 pm Sun for you)'. The visitor's time
 * depends on the date, so without a date this returns only the desk's time. Returns an invalid time unchanged.
 */
export function formatTimeLabel(slot: Slot, { clock }: Desk = firmDesk): string {
  const anyDate = '2000-01-01';
  const start = startOf({ date: slot.date || anyDate, time: slot.time });
  if (Number.isNaN(start)) return slot.time;
  const time = formatClockTime(toMinuteOfDay(start));
  return slot.date ? addVisitorTime(time, [start], clock.zone) : time;
}

/**
 * Returns whether the form accepts a slot: the desk must offer this slot, and must have time to confirm it
 * (`NOTICE_MINUTES`).
 */
export function isAccepted(slot: Slot, now: Date, desk: Desk = firmDesk): boolean {
  const start = startOf(slot);
  return (
    !Number.isNaN(start) &&
    listStartTimes(toDayNumber(start), desk).includes(toMinuteOfDay(start)) &&
    start >= addOpenMinutes(NOTICE_MINUTES.accepted, now, desk)
  );
}

/** Returns the start of a slot in ms since 1970. Returns undefined if `date` or `time` is invalid. */
export function getSlotStart(slot: Slot, { clock }: Pick<Desk, 'clock'> = firmDesk): number | undefined {
  const start = startOf(slot);
  return Number.isNaN(start) ? undefined : toMoment(start, clock.zone);
}

/** Formats a slot: 'Monday, 30 November 2026, 10:00 am IST'. Returns '' if `date` or `time` is invalid. */
export function formatSlot(slot: Slot, { clock }: Desk = firmDesk, locale = officeLocale): string {
  const moment = getSlotStart(slot, { clock });
  if (moment === undefined) return '';
  return formatOfficeTime(new Date(moment), { zone: clock.zone, language: locale }, 'withWeekday');
}

/** Formats a slot. If the visitor's time differs, adds it: '…, 11:00 am IST (9:30 am for you)'. */
export function formatSlotForVisitor(slot: Slot, desk: Desk = firmDesk, locale = officeLocale): string {
  const text = formatSlot(slot, desk, locale);
  return text && addVisitorTime(text, [startOf(slot)], desk.clock.zone);
}
