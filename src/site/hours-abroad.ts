import hours from '#words/hours.json';
import * as words from '#words/status.json';
import { formatMessage } from '../lib/format-message.ts';
import type { Firm } from './firm-schema.ts';
import { openSpans } from './opening-days.ts';
import { visitorOffset, withOwnTime } from './own-time.ts';
import { placeName } from './place-name.ts';
import { clockTime, DAY_MINUTES, dayOf, wallAt, wallTime } from './zoned-time.ts';

type Office = Pick<Firm, 'hours' | 'clock' | 'abroad'>;

/** Returns the first day with office hours, from a day on, and its hours. Ignores holidays. */
function nextSpans(from: number, office: Office) {
  const days = Array.from({ length: 7 }, (_, ahead) => from + ahead);
  const spansOf = (day: number) => openSpans(day, office.hours, { yearly: [], dated: [] });
  const day = days.find((one) => spansOf(one).length > 0) ?? from;
  return { day, spans: spansOf(day) };
}

const timeText = (minutes: number) => clockTime((minutes + DAY_MINUTES) % DAY_MINUTES);

/** Returns '10 am to 6 pm in India' for hours in minutes of the office's clock. */
const inPlace = (spans: readonly { opens: number; closes: number }[], place: string, minutesAhead = 0) =>
  formatMessage(words.hoursIn, {
    hours: spans
      .map(({ opens, closes }) =>
        formatMessage(words.fromTo, {
          from: timeText(opens + minutesAhead),
          to: timeText(closes + minutesAhead),
        }),
      )
      .join(hours.and),
    place: placeName(place),
  });

/**
 * Returns the office hours at the office and in the places abroad of firm.ts: '10 am to 6 pm in India, 8:30 am to 4:30 pm
 * in Dubai'. It is the same all year, and needs no time zone of the browser.
 */
export function hoursAbroad(office: Office): string {
  const { spans } = nextSpans(0, office);
  return [
    inPlace(spans, office.clock.place),
    ...(office.abroad ?? []).map(({ place, minutesAhead }) => inPlace(spans, place, minutesAhead)),
  ].join(', ');
}

/**
 * Returns the next office hours with the visitor's own time: '10 am to 6 pm in India (5:30 am to 1:30 pm for you)'.
 * Returns undefined if the clocks are the same. Call this function after hydration.
 */
export function hoursForVisitor(now: Date, office: Office, offset = visitorOffset): string | undefined {
  const { zone, place } = office.clock;
  const { day, spans } = nextSpans(dayOf(wallTime(now.getTime(), zone)), office);
  const texts = spans.map((span) => {
    const walls = [wallAt(day, span.opens), wallAt(day, span.closes)] as const;
    return withOwnTime(inPlace([span], place), walls, zone, { offset });
  });
  const own = texts.join(', ');
  return own === spans.map((span) => inPlace([span], place)).join(', ') ? undefined : own;
}
