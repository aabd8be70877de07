import type { Language } from './languages.ts';

/** The published languages, except English. */
export const languages: readonly Language[] = ['hi'];
