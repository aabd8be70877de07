import { isClockPlausible } from '../../lib/device-clock.ts';
import { formatMessage } from '../../lib/format-message.ts';
import * as words from '#words/forms.json';
import type { Values } from '../form-definition.ts';
import { formatDayLabel, isAccepted, formatSlot } from './slots.ts';
import type { Slot } from './slots.ts';

/** The controls of the first and the second preferred time. */
export const choices = [
  { name: 'First', day: 'firstDay', time: 'firstTime' },
  { name: 'Second', day: 'secondDay', time: 'secondTime' },
] as const;

const getSlot = (values: Readonly<Values>, { day, time }: (typeof choices)[number]): Slot => ({
  date: values[day] ?? '',
  time: values[time] ?? '',
});

/** Returns the required controls: the day and the time of each slot in which the visitor has selected a value. */
export const listRequiredTimeControls = (values: Readonly<Values>): string[] =>
  choices.flatMap(({ day, time }) => (values[day] || values[time] ? [day, time] : []));

/**
 * Returns the error of one control, or undefined. A slot needs a day and a time. The firm's desk must have enough time
 * to confirm the slot, and the second slot must differ from the first. A missing day is an error of the control for the
 * day. All other errors belong to the control for the time.
 */
export function findPreferredTimeError(
  control: string,
  values: Readonly<Values>,
  now: Date = new Date(),
): string | undefined {
  const choice = choices.find(({ day, time }) => control === day || control === time);
  if (!choice) return undefined;
  const slot = getSlot(values, choice);
  if (!slot.date && !slot.time) return undefined;
  if (control === choice.day) return slot.date ? undefined : words.chooseDay;
  if (!slot.date) return undefined;
  if (!slot.time) return formatMessage(words.chooseTime, { day: formatDayLabel(slot.date) });
  if (isClockPlausible(now.getTime()) && !isAccepted(slot, now)) return words.tooSoon;
  const first = getSlot(values, choices[0]);
  if (choice !== choices[0] && slot.date === first.date && slot.time === first.time) return words.sameAsFirst;
  return undefined;
}

/** Returns the lead's lines for both preferred times. */
export const formatPreferredTimes = (values: Readonly<Values>) =>
  choices.map((choice) => [`${choice.name} preferred time`, formatSlot(getSlot(values, choice))] as const);

/** Returns the preferred times of an enquiry that have a valid day and time, in the order of preference. */
export const getPreferredSlots = (values: Readonly<Values>): Slot[] =>
  choices.map((choice) => getSlot(values, choice)).filter((slot) => formatSlot(slot) !== '');
