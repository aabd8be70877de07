import type { Subjects } from '../form-parts.ts';

const services: Subjects = { prompt: 'Select a subject', first: [], services: 'A service' };

/** The subjects of the two long forms. */
export const subjects = { contact: services, appointment: services };
