import { isClockPlausible } from '../../lib/device-clock.ts';
import { formatMessage } from '../../lib/format-message.ts';
import * as words from '#words/forms.json';
import type { Values } from '../form-definition.ts';
import { dayLabel, isAccepted, slotText } from './slots.ts';
import type { Slot } from './slots.ts';

/** The controls of the first and the second preferred time. */
export const choices = [
  { name: 'First', day: 'firstDay', time: 'firstTime' },
  { name: 'Second', day: 'secondDay', time: 'secondTime' },
] as const;

const slotOf = (values: Readonly<Values>, { day, time }: (typeof choices)[number]): Slot => ({
  date: values[day] ?? '',
  time: values[time] ?? '',
});

/** Returns the required controls. Both slots are optional, but a day requires a time, and a time requires a day. */
export const requiredTimes = (values: Readonly<Values>): string[] =>
  choices.flatMap(({ day, time }) => (values[day] || values[time] ? [day, time] : []));

/**
 * Returns the error of one control, or undefined. A slot must have a day and a time, leave the desk enough time before
 * it, and differ from the first slot. Only the control for the day has the error of a missing day, and only the control
 * for the time has the others.
 */
export function preferredTimeError(
  control: string,
  values: Readonly<Values>,
  now: Date = new Date(),
): string | undefined {
  const choice = choices.find(({ day, time }) => control === day || control === time);
  if (!choice) return undefined;
  const slot = slotOf(values, choice);
  if (!slot.date && !slot.time) return undefined;
  if (control === choice.day) return slot.date ? undefined : words.chooseDay;
  if (!slot.date) return undefined;
  if (!slot.time) return formatMessage(words.chooseTime, { day: dayLabel(slot.date) });
  if (isClockPlausible(now.getTime()) && !isAccepted(slot, now)) return words.tooSoon;
  const first = slotOf(values, choices[0]);
  if (choice !== choices[0] && slot.date === first.date && slot.time === first.time) return words.sameAsFirst;
  return undefined;
}

/** Returns the lines of the lead. */
export const preferredTimeLines = (values: Readonly<Values>) =>
  choices.map((choice) => [`${choice.name} preferred time`, slotText(slotOf(values, choice))] as const);

/** Returns the preferred times of an enquiry that have a valid day and time, in their order. */
export const preferredSlots = (values: Readonly<Values>): Slot[] =>
  choices.map((choice) => slotOf(values, choice)).filter((slot) => slotText(slot) !== '');
