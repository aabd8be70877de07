import { firm } from './firm.ts';
import { hoursText } from './hours-text.ts';

/** The office hours in the language of the page. */
export const shownHours = hoursText(firm.hours);

/** The days on which the office is open: 'Mon-Sat'. */
export const shownWorkingDays = hoursText(
  firm.hours
    .split('; ')
    .map((line) => line.replace(/ \d.*/, ''))
    .join(', '),
);
