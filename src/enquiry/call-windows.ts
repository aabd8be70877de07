import words from '#words/forms/parts.json';
import english from '../words/en/forms/parts.json';
import { formatMessage } from '../lib/format-message.ts';
import { firm } from '../site/firm.ts';
import { placeName } from '../site/place-name.ts';

interface CallWindow {
  /** The value of the form, in English. */
  readonly time: string;
  readonly label: string;
  readonly hours?: readonly [from: number, to: number];
}

const { place } = firm.clock;

const callWindow = (part: 'morning' | 'midday' | 'afternoon', ...hours: [from: number, to: number]) => ({
  time: formatMessage(english.callTimes[part], { place }),
  label: formatMessage(words.callTimes[part], { place: placeName(place) }),
  hours,
});

/** The times at which the firm may call, in hours of the office. The first one is preselected. */
export const callWindows: readonly CallWindow[] = [
  { time: english.callTimes.any, label: words.callTimes.any },
  callWindow('morning', 10, 12),
  callWindow('midday', 12, 15),
  callWindow('afternoon', 15, 18),
];
