import type { Language } from './languages.ts';

/** The languages in which the site is published, except English. */
export const languages: readonly Language[] = [];
