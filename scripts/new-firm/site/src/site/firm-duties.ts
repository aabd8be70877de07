import type { Duties } from './firm-schema.ts';

/** What the law asks the firm to name, checked by firm-schema.ts. Whatever is left out shows nothing. */
export const duties = {} as const satisfies Duties;
