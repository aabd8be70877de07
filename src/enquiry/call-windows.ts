import words from '#words/forms/parts.json';
import english from '../words/en/forms/parts.json';
import { formatMessage } from '../lib/format-message.ts';
import { firm } from '../site/firm.ts';
import { openSpans } from '../site/opening-days.ts';
import { placeName } from '../site/place-name.ts';

interface CallWindow {
  /** The English text that is the value in the form and the text in the lead. */
  readonly time: string;
  readonly label: string;
  /** The hours at which the window begins and ends, in the office's time zone. The option "any time" has no hours. */
  readonly hours?: readonly [from: number, to: number];
}

const { place } = firm.clock;

const createCallWindow = (
  part: 'morning' | 'midday' | 'afternoon',
  ...hours: [from: number, to: number]
) => ({
  time: formatMessage(english.callTimes[part], { place }),
  label: formatMessage(words.callTimes[part], { place: placeName(place) }),
  hours,
});

/** The office hours of seven days in sequence, which have each day of the week once. Holidays do not count. */
const weeklyHours = Array.from({ length: 7 }, (_, day) =>
  openSpans(day, firm.hours, { yearly: [], dated: [] }),
).flat();

/** Returns whether the window overlaps the office hours on at least one day of the week. */
const overlapsOfficeHours = ({ hours: [from, to] }: Required<CallWindow>) =>
  weeklyHours.some(({ opens, closes }) => opens < to * 60 && closes > from * 60);

/** The options of the select for the time of a call. The first is preselected. */
export const callWindows: readonly CallWindow[] = [
  { time: english.callTimes.any, label: words.callTimes.any },
  ...[
    createCallWindow('morning', 10, 12),
    createCallWindow('midday', 12, 15),
    createCallWindow('afternoon', 15, 18),
  ].filter(overlapsOfficeHours),
];
