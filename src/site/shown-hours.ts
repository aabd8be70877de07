import { firm } from './firm.ts';

/** The office hours as pages show them. */
export const shownHours = firm.hours;
