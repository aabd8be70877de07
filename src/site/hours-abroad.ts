import hours from '#words/hours.json';
import * as words from '#words/status.json';
import { formatMessage } from '../lib/format-message.ts';
import type { Firm } from './firm-schema.ts';
import { openSpans } from './opening-days.ts';
import { addDayBeforeOrAfter, addVisitorTime, getVisitorOffset } from './visitor-time.ts';
import { placeName } from './place-name.ts';
import {
  createWallTime,
  DAY_MINUTES,
  formatClockTime,
  toDayNumber,
  MINUTE_MS,
  toWallTime,
} from './zoned-time.ts';

type Office = Pick<Firm, 'hours' | 'clock' | 'abroad'>;

/** Returns the first day with office hours, and its hours, starting with the day `from`. Ignores holidays. */
function findNextSpans(from: number, office: Office) {
  const days = Array.from({ length: 7 }, (_, daysAhead) => from + daysAhead);
  const spansOf = (day: number) => openSpans(day, office.hours, { yearly: [], dated: [] });
  const day = days.find((candidate) => spansOf(candidate).length > 0) ?? from;
  return { day, spans: spansOf(day) };
}

const formatTime = (minutes: number) => formatClockTime((minutes + DAY_MINUTES) % DAY_MINUTES);

/**
 * Formats office hours for a place: '10 am to 6 pm in India'. `minutesAhead` is the difference between the clocks of
 * the place and the office.
 */
const formatHoursIn = (
  spans: readonly { opens: number; closes: number }[],
  place: string,
  minutesAhead = 0,
) =>
  formatMessage(words.hoursIn, {
    hours: spans
      .map(({ opens, closes }) =>
        formatMessage(words.fromTo, {
          from: formatTime(opens + minutesAhead),
          to: formatTime(closes + minutesAhead),
        }),
      )
      .join(hours.and),
    place: placeName(place),
  });

/**
 * Returns the office hours in the local times of the office and of the places in `abroad` of firm.ts: '10 am to 6 pm in
 * India, 8:30 am to 4:30 pm in Dubai'. These are the hours of Thursday (day 0), or of the next day with office hours. The
 * text can be prerendered, because it is the same all year and for all visitors.
 */
export function formatHoursAbroad(office: Office): string {
  const { spans } = findNextSpans(0, office);
  return [
    formatHoursIn(spans, office.clock.place),
    ...(office.abroad ?? []).map(({ place, minutesAhead }) => formatHoursIn(spans, place, minutesAhead)),
  ].join(', ');
}

/**
 * Returns the hours of the next day with office hours, which can be today, with the visitor's time: '10 am to 6 pm in
 * India (5:30 am to 1:30 pm for you)'. Returns undefined if the visitor has the time of the office. Call this function
 * only after hydration, because the visitor's time zone is unknown in the prerendered HTML.
 */
export function formatHoursForVisitor(
  now: Date,
  office: Office,
  offset = getVisitorOffset,
): string | undefined {
  const { zone, place } = office.clock;
  const { day, spans } = findNextSpans(toDayNumber(toWallTime(now.getTime(), zone)), office);
  const officeTexts = spans.map((span) => formatHoursIn([span], place));
  const visitorTexts = spans.map((span) => {
    const officeTimes = [createWallTime(day, span.opens), createWallTime(day, span.closes)] as const;
    return addVisitorTime(formatHoursIn([span], place), officeTimes, zone, { offset });
  });
  const isSameClock = visitorTexts.join() === officeTexts.join();
  return isSameClock ? undefined : visitorTexts.join(', ');
}

/** A place abroad, with or without summer time. `place` is a key of words/places.json. */
export interface PlaceAbroad {
  readonly zone: string;
  readonly place: string;
}

/**
 * Returns the office hours in the time of a place, from the first opening to the last closing: 'Germany: 5:30 am to
 * 1:30 pm'. They are the hours of today, or of the next day with office hours. Returns only the name of the place if it
 * has the time of the office. The result depends on summer time, so it cannot be prerendered.
 */
export function formatHoursInPlace(now: Date, office: Office, { zone, place }: PlaceAbroad): string {
  const { day, spans } = findNextSpans(toDayNumber(toWallTime(now.getTime(), office.clock.zone)), office);
  const offset = (moment: number) => Math.round((toWallTime(moment, zone) - moment) / MINUTE_MS);
  const [first, last] = [spans.at(0), spans.at(-1)];
  if (!first || !last) return placeName(place);
  const officeTimes = [createWallTime(day, first.opens), createWallTime(day, last.closes)] as const;
  const options = { offset, addDay: addDayBeforeOrAfter, message: words.hoursInPlace };
  return addVisitorTime(placeName(place), officeTimes, office.clock.zone, options);
}
