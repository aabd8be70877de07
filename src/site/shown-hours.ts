import { firm } from './firm.ts';
import { hoursText } from './hours-text.ts';

/** The office hours as pages show them. */
export const shownHours = hoursText(firm.hours);
