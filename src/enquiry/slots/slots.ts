import { language } from '../../site/office.ts';
import type { Firm, Holidays } from '../../site/firm-schema.ts';
import { firm } from '../../site/firm.ts';
import { holidays } from '../../site/holidays.ts';
import { isKnown, openSpans } from '../../site/opening-days.ts';
import { withOwnTime } from '../../site/own-time.ts';
import {
  clockTime,
  dayOf,
  dayOfDate,
  longDay,
  MINUTE_MS,
  minuteOf,
  momentOf,
  wallAt,
  wallTime,
} from '../../site/zoned-time.ts';
import { formatOfficeTime } from '../../lib/office-time.ts';

/* Times of the consultation desk that a visitor can name for an appointment. */

export const SLOT_MINUTES = 60;
/** Number of working days that are offered. */
const OFFERED_DAYS = 10;
/** Minimum working time of the desk before a slot that it offers, and before a slot that it still accepts. */
const NOTICE_MINUTES = { offered: 240, accepted: 60 } as const;
/** The search for working days ends after this number of days. */
const MAX_DAYS_AHEAD = 120;

export interface Desk {
  clock: Firm['clock'];
  hours: string;
  holidays: Holidays;
}
const firmDesk: Desk = { clock: firm.clock, hours: firm.consultationHours, holidays };

/** A day as '2026-11-30' and a time as '10:00', both in the desk's time zone. */
export interface Slot {
  date: string;
  time: string;
}

/** Returns the start of a slot in the desk's local time; NaN if `date` or `time` is invalid. */
function startOf({ date, time }: Slot): number {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return wallAt(dayOfDate(date), Number(hour) * 60 + Number(minute));
}

/** Returns the starts of all slots of a day, in minutes since midnight. */
const startsOn = (day: number, desk: Desk): number[] =>
  openSpans(day, desk.hours, desk.holidays).flatMap(({ opens, closes }) =>
    Array.from(
      { length: Math.max(0, Math.floor((closes - opens) / SLOT_MINUTES)) },
      (_, index) => opens + index * SLOT_MINUTES,
    ),
  );

/** Returns the desk's local time after it has been open for some minutes from now. */
function afterWorking(minutes: number, now: Date, desk: Desk): number {
  const wall = wallTime(now.getTime(), desk.clock.zone);
  let remaining = minutes;
  for (let day = dayOf(wall); day <= dayOf(wall) + MAX_DAYS_AHEAD; day++)
    for (const { opens, closes } of openSpans(day, desk.hours, desk.holidays)) {
      const from = Math.min(closes, Math.max(opens, Math.ceil((wall - wallAt(day, 0)) / MINUTE_MS)));
      if (closes - from >= remaining) return wallAt(day, from + remaining);
      remaining -= closes - from;
    }
  return Infinity;
}

const asTime = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

export interface OfferedDay {
  date: string;
  /** 'Monday, 30 November' */
  label: string;
  times: readonly string[];
}

/** Returns the next working days of the desk, with the slots that are at least the notice ahead. */
export function offeredDays(now: Date, desk: Desk = firmDesk): OfferedDay[] {
  const earliest = afterWorking(NOTICE_MINUTES.offered, now, desk);
  const endDay = dayOf(earliest) + MAX_DAYS_AHEAD;
  const offered: OfferedDay[] = [];
  for (let day = dayOf(earliest); offered.length < OFFERED_DAYS && day < endDay; day++) {
    const starts = startsOn(day, desk).filter((minute) => wallAt(day, minute) >= earliest);
    const date = new Date(wallAt(day, 0)).toISOString().slice(0, 10);
    if (starts.length > 0) offered.push({ date, label: dayLabel(date), times: starts.map(asTime) });
  }
  return offered;
}

/** Returns whether one of the days is after the last day for which the holidays are known. */
export const mayIncludeHoliday = (days: readonly OfferedDay[], { holidays }: Desk = firmDesk): boolean =>
  days.some(({ date }) => !isKnown(dayOfDate(date), holidays));

/** Returns 'Monday, 30 November' for '2026-11-30'. Text that is not a date is returned unchanged. */
export function dayLabel(date: string): string {
  const day = dayOfDate(date);
  return Number.isNaN(day) ? date : longDay(day);
}

/** Returns the time of a slot. If the visitor's clock differs, their time follows: '10 am (8:30 pm Sun for you)'. */
export function timeLabel(slot: Slot, { clock }: Desk = firmDesk): string {
  const start = startOf({ date: slot.date || '2000-01-01', time: slot.time });
  if (Number.isNaN(start)) return slot.time;
  const time = clockTime(minuteOf(start));
  return slot.date ? withOwnTime(time, [start], clock.zone) : time;
}

/** Returns whether a slot is in the desk's hours, and far enough ahead for the desk to answer before. */
export function isAccepted(slot: Slot, now: Date, desk: Desk = firmDesk): boolean {
  const start = startOf(slot);
  return (
    !Number.isNaN(start) &&
    startsOn(dayOf(start), desk).includes(minuteOf(start)) &&
    start >= afterWorking(NOTICE_MINUTES.accepted, now, desk)
  );
}

/** Returns the moment in ms at which a slot starts; undefined if `date` or `time` is invalid. */
export function momentOfSlot(slot: Slot, { clock }: Desk = firmDesk): number | undefined {
  const start = startOf(slot);
  return Number.isNaN(start) ? undefined : momentOf(start, clock.zone);
}

/**
 * Returns a slot as a text for the lead: 'Monday, 30 November 2026, 10:00 am IST'. The text is empty if `date` or
 * `time` is invalid.
 */
export function slotText(slot: Slot, { clock }: Desk = firmDesk, locale = language): string {
  const moment = momentOfSlot(slot, { clock } as Desk);
  if (moment === undefined) return '';
  return formatOfficeTime(new Date(moment), { zone: clock.zone, language: locale }, 'withWeekday');
}

/** Returns a slot as a text for the visitor, whose time follows if it differs: '…, 11:00 am IST (9:30 am for you)'. */
export function ownSlotText(slot: Slot, desk: Desk = firmDesk, locale = language): string {
  const text = slotText(slot, desk, locale);
  return text && withOwnTime(text, [startOf(slot)], desk.clock.zone);
}
