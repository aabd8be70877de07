import type { Language } from './languages.ts';

/** The languages besides English that are published. */
export const languages: readonly Language[] = [];
