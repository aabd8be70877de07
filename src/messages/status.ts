/** Dates, times of day, and whether the office is open. */

/** From Sunday, separated by spaces. */
export const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday';
export const months = 'January February March April May June July August September October November December';

/** A time of day: '10 am', '9:30 am', 'midnight' for hour 24. */
export const clockTime = (hour: number, minute: number): string =>
  hour === 24
    ? 'midnight'
    : `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;

// The visitor's own time
/** `text` has a time of the office; `own` is the visitor's. */
export const ownTime = (text: string, own: string): string => `${text} (${own} for you)`;
/** For a list, which cuts what is too long for a narrow window. */
export const ownTimeFirst = (text: string, own: string): string => `${own} for you (${text})`;
export const fromTo = (from: string, to: string): string => `${from} to ${to}`;
export const onWeekday = (time: string, weekday: string): string => `${time} ${weekday.slice(0, 3)}`;
export const dayBefore = (time: string): string => `${time} the day before`;
export const dayAfter = (time: string): string => `${time} the day after`;

// The office
export const openNow = 'Open now';
/** With the town of the office for visitors in another time zone. */
export const openUntil = (time: string, place?: string): string =>
  `Open now, until ${time}${place ? ` in ${place}` : ''}`;
/** With a day such as `today` or `onDay`. */
export const answersFrom = (day: string, time: string, place?: string): string =>
  `We answer ${day} from ${time}${place ? ` in ${place}` : ''}`;
/** In place of these, where the device's clock cannot be right. */
export const clockLooksWrong = 'The date on your device looks wrong. Please check our hours.';
export const today = 'today';
export const tomorrow = 'tomorrow';
/** With a date such as '5 January' if the day is more than six days ahead. */
export const onDay = (weekday: string, date?: string): string => `on ${weekday}${date ? `, ${date},` : ''}`;
