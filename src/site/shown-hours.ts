import { firm } from './firm.ts';
import { formatHours } from './hours-text.ts';

/** The office hours in the language of the page. */
export const shownHours = formatHours(firm.hours);

/** The days on which the office is open: 'Mon-Sat'. */
export const shownWorkingDays = formatHours(
  firm.hours
    .split('; ')
    .map((line) => line.replace(/ \d.*/, ''))
    .join(', '),
);
